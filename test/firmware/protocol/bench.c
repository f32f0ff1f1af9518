/*
 * qm1.h on a bench: lines on the input say what happens to it, lines on the output what it said and showed. Fields of
 * a line are parted by '|', since names may hold blanks.
 *
 *   about|UNIT|NAME|KINDS|FIRMWARE|OFFERS    takes|1    begin|BOOT    next|NUMBER    now|MILLISECONDS
 *   tag|HEX|ANTENNA    gone|HEX|ANTENNA    face|DIE|FACE|STATE    button|NAME    fault|CODE|TEXT
 *   lies|COUNT    hear|BYTES IN HEX    tick
 */
#include <stdio.h>
#include <stdlib.h>

#include "qm1.h"

enum { MOST_TEXTS = 100000, MOST_FIELDS = 6 };

static qm1_reader reader;
static qm1_about about;
static uint32_t now = 0;
static unsigned lying_count = 0;

/* Texts have to stay where they are: here they stay for good. */
static char *texts[MOST_TEXTS];
static size_t text_count = 0;

static const char *kept(const char *text) {
  char *copy = (char *)malloc(strlen(text) + 1);
  if (copy == NULL || text_count == MOST_TEXTS) exit(1);
  strcpy(copy, text);
  texts[text_count++] = copy;
  return copy;
}

static void put(void *context, uint8_t byte) {
  (void)context;
  if (byte == '\r') return;
  putchar(byte);
}

static void show(void *context, uint8_t signal) {
  static const char *const words[] = {"OK", "NO", "TURN"};
  (void)context;
  printf("shown %s\n", words[signal]);
}

static qm1_lying lying(void *context, uint8_t place, qm1_report *what) {
  (void)context;
  if (place >= lying_count) return QM1_NO_SUCH_PLACE;
  /* Every fourth place is empty. */
  if (place % 4 == 3) return QM1_EMPTY;
  const uint8_t uid[1] = {place};
  qm1_describe_tag(what, uid, 1, NULL);
  return QM1_LIES;
}

static uint8_t bytes_of(const char *hex, uint8_t *bytes, size_t most) {
  size_t count = 0;
  unsigned byte = 0;
  for (; count < most && sscanf(hex, "%2x", &byte) == 1; hex += 2) bytes[count++] = (uint8_t)byte;
  return (uint8_t)count;
}

static uint8_t state_of(const char *word) {
  for (uint8_t state = QM1_REST; state < QM1_MISSING; state++)
    if (strcmp(qm1_state_word(state), word) == 0) return state;
  return QM1_MISSING;
}

static void take_tag(bool is_gone, const char *hex, const char *antenna) {
  uint8_t uid[QM1_LONGEST_TAG];
  const uint8_t length = bytes_of(hex, uid, sizeof uid);
  const char *place = antenna[0] == '\0' ? NULL : kept(antenna);
  if (is_gone) qm1_gone(&reader, uid, length, place, now);
  else qm1_tag(&reader, uid, length, place, now);
}

static void take(char *field[MOST_FIELDS]) {
  const char *word = field[0];
  if (strcmp(word, "about") == 0) {
    about.unit = kept(field[1]);
    about.name = kept(field[2]);
    about.kinds = kept(field[3]);
    about.firmware = kept(field[4]);
    about.offers = field[5][0] == '\0' ? NULL : kept(field[5]);
  } else if (strcmp(word, "takes") == 0) reader.takes_boot = field[1][0] == '1';
  else if (strcmp(word, "begin") == 0) qm1_begin(&reader, &about, field[1], now);
  else if (strcmp(word, "next") == 0) reader.next = (uint16_t)atoi(field[1]);
  else if (strcmp(word, "now") == 0) now = (uint32_t)strtoul(field[1], NULL, 10);
  else if (strcmp(word, "tag") == 0) take_tag(false, field[1], field[2]);
  else if (strcmp(word, "gone") == 0) take_tag(true, field[1], field[2]);
  else if (strcmp(word, "face") == 0) qm1_face(&reader, kept(field[1]), kept(field[2]), state_of(field[3]), now);
  else if (strcmp(word, "button") == 0) qm1_button(&reader, kept(field[1]), now);
  else if (strcmp(word, "fault") == 0) qm1_fault(&reader, kept(field[1]), kept(field[2]), now);
  else if (strcmp(word, "lies") == 0) lying_count = (unsigned)atoi(field[1]);
  else if (strcmp(word, "tick") == 0) qm1_tick(&reader, now);
  else if (strcmp(word, "hear") == 0) {
    const char *hex = field[1];
    for (uint8_t byte[1]; bytes_of(hex, byte, 1) == 1; hex += 2) qm1_heard(&reader, byte[0], now);
  } else exit(2);
}

int main(void) {
  static char line[70000];
  reader.put = put;
  reader.show = show;
  reader.lying = lying;
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = '\0';
    char *field[MOST_FIELDS];
    char *rest = line;
    static char none[] = "";
    for (size_t at = 0; at < MOST_FIELDS; at++) {
      field[at] = rest;
      char *bar = strchr(rest, '|');
      if (bar != NULL) *bar = '\0';
      rest = bar == NULL ? none : bar + 1;
    }
    take(field);
    printf(".\n");
  }
  while (text_count > 0) free(texts[--text_count]);
  return 0;
}
