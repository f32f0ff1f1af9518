/*
 * A reader's side of QM1, the protocol of hardware/qm1/README.md, in one header: no heap, no printf, nothing of any
 * board. The same file serves a sketch, bare avr-gcc and a computer's own compiler (C11 or C++11).
 *
 *   static void put(void *context, uint8_t byte) { ... }          one byte onto the line
 *   static void show(void *context, uint8_t signal) { ... }       light a lamp, sound a beep
 *
 *   static const qm1_about about = {"0004A1", "Dice tray", "tag+button", "1.0", "age+lamps=2+places=8"};
 *   static qm1_reader reader;
 *
 *   qm1_begin(&reader, &about, "17", now);      a boot name that differs from the last sixteen
 *   qm1_heard(&reader, byte, now);              for each byte that came
 *   qm1_tick(&reader, now);                     as often as you like
 *   qm1_button(&reader, "undo", now);           when something happens
 *
 * `now` counts milliseconds and may overflow. Texts are kept by pointer: they have to stay where they are. Nothing
 * here waits, and a call says at most three sentences.
 */
#ifndef QM1_H
#define QM1_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* How many reports are kept while nobody listens; at least 8. */
#ifndef QM1_PLACES
#define QM1_PLACES 8
#endif

#define QM1_LONGEST 120
#define QM1_REPEAT_EVERY 100u
#define QM1_PATIENCE 50u
#define QM1_REPEAT_SLOWLY_EVERY 1000u
#define QM1_ALIVE_EVERY 2000u

/* As long as a UID of ISO 14443 gets. */
#define QM1_LONGEST_TAG 10

enum { QM1_TAG, QM1_GONE, QM1_FACE, QM1_BUTTON, QM1_FAULT };
enum { QM1_OK, QM1_NO, QM1_TURN };
enum { QM1_REST, QM1_COCKED, QM1_MOVED, QM1_MISSING };

typedef struct {
  const char *unit;
  const char *name;
  /* "tag", "face" and "button", joined by '+'. */
  const char *kinds;
  const char *firmware;
  /* What it has, as "age+lamps=2"; NULL for nothing to say. */
  const char *offers;
} qm1_about;

/* What happened, in its parts: a sentence is made of it each time that it is said. */
typedef struct {
  uint8_t kind;
  /* Of a tag: how many bytes. Of a face: its state. */
  uint8_t detail;
  uint16_t number;
  uint32_t at;
  union {
    struct {
      uint8_t uid[QM1_LONGEST_TAG];
      const char *antenna;
    } tag;
    /* Die and face; button; code and text. */
    const char *texts[2];
    struct {
      const char *code;
      uint16_t count;
    } overflow;
  } of;
} qm1_report;

/* Tells what lies in a place, for a host that asks: `what` is filled in. */
typedef enum { QM1_NO_SUCH_PLACE, QM1_EMPTY, QM1_LIES } qm1_lying;

typedef struct qm1_reader {
  const qm1_about *about;
  void (*put)(void *context, uint8_t byte);
  /* May be NULL, as may the next. */
  void (*show)(void *context, uint8_t signal);
  qm1_lying (*lying)(void *context, uint8_t place, qm1_report *what);
  void *context;
  /* It has nowhere to count its starts: it takes the name for this one that the host gives. */
  bool takes_boot;

  char boot[9];
  bool is_greeted;
  /* Since it started: from then on its reports are under way, and its boot keeps its name. */
  bool was_greeted;
  bool tells_age;
  uint8_t tries;
  uint32_t say_at;

  qm1_report held[QM1_PLACES];
  uint8_t oldest;
  uint8_t count;
  uint16_t next;
  uint16_t overflowed;

  bool has_request;
  uint16_t last_request;
  /* The next place to be told of to a host that asked; none is left at 255. */
  uint8_t asked;

  /* What is being heard. A sentence of the host that we know is short; of a longer one only the sum matters. */
  uint8_t phase;
  uint8_t length;
  uint8_t stored;
  char body[40];
  uint32_t crc;
  uint32_t sum;
  /* And what is being said. */
  uint32_t said;
} qm1_reader;

/* ---- The sum, and single fields ---- */

static inline uint32_t qm1_summed(uint32_t crc, uint8_t byte) {
  crc ^= byte;
  for (uint8_t bit = 0; bit < 8; bit++) crc = (crc & 1u) ? (crc >> 1) ^ 0xEDB88320u : crc >> 1;
  return crc;
}

static inline void qm1_put(qm1_reader *q, char character) {
  q->said = qm1_summed(q->said, (uint8_t)character);
  q->put(q->context, (uint8_t)character);
}

static inline char qm1_digit(uint8_t value) {
  return (char)(value < 10 ? '0' + value : 'A' + value - 10);
}

static inline void qm1_put_hex(qm1_reader *q, uint8_t byte) {
  qm1_put(q, qm1_digit((uint8_t)(byte >> 4)));
  qm1_put(q, qm1_digit((uint8_t)(byte & 15)));
}

/* A field, with whatever the sentence itself uses written otherwise. */
static inline void qm1_put_text(qm1_reader *q, const char *text) {
  for (; *text != '\0'; text++) {
    const uint8_t byte = (uint8_t)*text;
    const bool is_plain = byte >= 0x20 && byte < 0x7F && byte != '$' && byte != '*' && byte != ',' && byte != '^';
    if (is_plain) {
      qm1_put(q, (char)byte);
    } else {
      qm1_put(q, '^');
      qm1_put_hex(q, byte);
    }
  }
}

static inline void qm1_put_number(qm1_reader *q, uint32_t number) {
  char digits[10];
  uint8_t count = 0;
  do {
    digits[count++] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  while (count > 0) qm1_put(q, digits[--count]);
}

static inline void qm1_comma(qm1_reader *q) {
  qm1_put(q, ',');
}

/* ---- Sentences ---- */

static inline void qm1_open(qm1_reader *q, const char *kind) {
  q->put(q->context, '$');
  q->said = 0xFFFFFFFFu;
  qm1_put(q, 'Q');
  qm1_put(q, 'M');
  for (; *kind != '\0'; kind++) qm1_put(q, *kind);
  qm1_comma(q);
  qm1_put_text(q, q->boot);
  qm1_comma(q);
}

static inline void qm1_close(qm1_reader *q) {
  const uint32_t sum = ~q->said;
  q->put(q->context, '*');
  for (int8_t shift = 28; shift >= 0; shift = (int8_t)(shift - 4))
    q->put(q->context, (uint8_t)qm1_digit((uint8_t)((sum >> shift) & 15u)));
  q->put(q->context, '\r');
  q->put(q->context, '\n');
}

static inline void qm1_say_hello(qm1_reader *q) {
  const uint16_t first = q->count > 0 ? q->held[q->oldest].number : q->next;
  qm1_open(q, "HI");
  qm1_comma(q);
  qm1_put_number(q, 1);
  qm1_comma(q);
  qm1_put_number(q, first);
  qm1_comma(q);
  qm1_put_text(q, q->about->unit);
  qm1_comma(q);
  qm1_put_text(q, q->about->name);
  qm1_comma(q);
  qm1_put_text(q, q->about->kinds);
  qm1_comma(q);
  qm1_put_text(q, q->about->firmware);
  if (q->about->offers != NULL) {
    qm1_comma(q);
    qm1_put_text(q, q->about->offers);
  }
  qm1_close(q);
}

static inline void qm1_say_alive(qm1_reader *q) {
  qm1_open(q, "ALIVE");
  qm1_close(q);
}

static inline void qm1_say_done(qm1_reader *q, uint16_t request) {
  qm1_open(q, "DONE");
  qm1_comma(q);
  qm1_put_number(q, request);
  qm1_close(q);
}

static inline const char *qm1_word(uint8_t kind) {
  switch (kind) {
    case QM1_TAG:
      return "TAG";
    case QM1_GONE:
      return "GONE";
    case QM1_FACE:
      return "FACE";
    case QM1_BUTTON:
      return "BUTTON";
    default:
      return "FAULT";
  }
}

static inline const char *qm1_state_word(uint8_t state) {
  switch (state) {
    case QM1_REST:
      return "rest";
    case QM1_COCKED:
      return "cocked";
    case QM1_MOVED:
      return "moved";
    default:
      return "missing";
  }
}

/* The tag, and its antenna where there is one or an age has to stand behind it. */
static inline void qm1_put_tag(qm1_reader *q, const qm1_report *report) {
  for (uint8_t at = 0; at < report->detail; at++) qm1_put_hex(q, report->of.tag.uid[at]);
  if (report->of.tag.antenna != NULL || q->tells_age) qm1_comma(q);
  if (report->of.tag.antenna != NULL) qm1_put_text(q, report->of.tag.antenna);
}

static inline void qm1_put_report(qm1_reader *q, const qm1_report *report) {
  switch (report->kind) {
    case QM1_TAG:
    case QM1_GONE:
      qm1_put_tag(q, report);
      break;
    case QM1_FACE:
      qm1_put_text(q, report->of.texts[0]);
      qm1_comma(q);
      qm1_put_text(q, report->of.texts[1]);
      qm1_comma(q);
      qm1_put_text(q, qm1_state_word(report->detail));
      break;
    case QM1_BUTTON:
      qm1_put_text(q, report->of.texts[0]);
      break;
    default:
      qm1_put_text(q, report->of.texts[0]);
      qm1_comma(q);
      /* Of a fault that has no text its count is the text. */
      if (report->detail == 0) qm1_put_text(q, report->of.texts[1]);
      else qm1_put_number(q, report->of.overflow.count);
  }
}

/* How old it is counts to the moment of saying it, each time anew. */
static inline void qm1_say_report(qm1_reader *q, const qm1_report *report, uint32_t now) {
  qm1_open(q, qm1_word(report->kind));
  qm1_put_number(q, report->number);
  qm1_comma(q);
  qm1_put_report(q, report);
  if (q->tells_age && report->kind != QM1_FAULT) {
    qm1_comma(q);
    qm1_put_number(q, now - report->at);
  }
  qm1_close(q);
}

/* Whatever is most in need of being said, and when to say it again. */
static inline void qm1_say(qm1_reader *q, uint32_t now) {
  const bool is_answered = q->is_greeted && q->count == 0;
  const uint32_t again = q->tries < QM1_PATIENCE ? QM1_REPEAT_EVERY : QM1_REPEAT_SLOWLY_EVERY;
  q->say_at = now + (is_answered ? QM1_ALIVE_EVERY : again);
  if (is_answered) q->tries = 0;
  else if (q->tries < 255) q->tries++;
  if (!q->is_greeted) qm1_say_hello(q);
  else if (q->count > 0) qm1_say_report(q, &q->held[q->oldest], now);
  else qm1_say_alive(q);
}

/* ---- What is kept until it is acknowledged ---- */

/* False where there is no room: then it is counted, and owned up to later. */
static inline bool qm1_keep(qm1_reader *q, const qm1_report *report, uint32_t now) {
  if (q->count >= QM1_PLACES) {
    if (q->overflowed < 65535u) q->overflowed++;
    return false;
  }
  qm1_report *place = &q->held[(uint8_t)(q->oldest + q->count) % QM1_PLACES];
  *place = *report;
  place->number = q->next++;
  place->at = now;
  q->count++;
  return true;
}

static inline void qm1_report_now(qm1_reader *q, const qm1_report *report, uint32_t now) {
  const bool is_first = q->count == 0;
  if (qm1_keep(q, report, now) && is_first && q->is_greeted) {
    q->tries = 0;
    qm1_say(q, now);
  }
}

static inline void qm1_confess(qm1_reader *q, uint32_t now) {
  if (q->overflowed == 0 || q->count >= QM1_PLACES) return;
  qm1_report fault;
  memset(&fault, 0, sizeof fault);
  fault.kind = QM1_FAULT;
  fault.detail = 1;
  fault.of.overflow.code = "overflow";
  fault.of.overflow.count = q->overflowed;
  q->overflowed = 0;
  qm1_keep(q, &fault, now);
}

/* As much of what lies here as there is room for; one place stays free for what happens meanwhile. */
static inline void qm1_page(qm1_reader *q, uint32_t now) {
  while (q->asked != 255 && q->count + 1 < QM1_PLACES) {
    qm1_report what;
    memset(&what, 0, sizeof what);
    const qm1_lying lies = q->lying == NULL ? QM1_NO_SUCH_PLACE : q->lying(q->context, q->asked, &what);
    if (lies == QM1_LIES) qm1_keep(q, &what, now);
    q->asked = lies == QM1_NO_SUCH_PLACE ? 255 : (uint8_t)(q->asked + 1);
  }
}

/* ---- What the host says ---- */

/* Digits up to the comma or the end, without a nought in front: 0 to 65535, or else -1. */
static inline int32_t qm1_number(const char *text) {
  int32_t number = 0;
  uint8_t digits = 0;
  for (; text[digits] != '\0' && text[digits] != ','; digits++) {
    if (text[digits] < '0' || text[digits] > '9' || digits == 5) return -1;
    number = number * 10 + (text[digits] - '0');
  }
  const bool is_odd = digits == 0 || (digits > 1 && text[0] == '0') || number > 65535;
  return is_odd ? -1 : number;
}

static inline const char *qm1_field_after(const char *text) {
  while (*text != '\0' && *text != ',') text++;
  return *text == ',' ? text + 1 : text;
}

static inline bool qm1_is_field(const char *text, const char *word) {
  const size_t length = strlen(word);
  return strncmp(text, word, length) == 0 && (text[length] == '\0' || text[length] == ',');
}

static inline uint8_t qm1_boot_length(const char *text) {
  uint8_t length = 0;
  for (; text[length] != '\0' && text[length] != ','; length++) {
    const char c = text[length];
    const bool is_plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    if (!is_plain || length == 8) return 0;
  }
  return length;
}

static inline void qm1_hears_who(qm1_reader *q, const char *boot, uint32_t now) {
  const uint8_t length = qm1_boot_length(boot);
  if (q->takes_boot && !q->was_greeted && length > 0) {
    memcpy(q->boot, boot, length);
    q->boot[length] = '\0';
  }
  q->is_greeted = false;
  q->tries = 0;
  q->has_request = false;
  qm1_say(q, now);
}

static inline void qm1_hears_acknowledge(qm1_reader *q, uint16_t number, uint32_t now) {
  const uint16_t taken = q->count > 0 ? (uint16_t)(number - q->held[q->oldest].number + 1u) : 0;
  const bool is_news = taken >= 1 && taken <= q->count;
  q->tries = 0;
  /* Not answered when it tells nothing new, else two of them on the line would never die out. */
  if (!is_news && q->is_greeted) return;
  if (is_news) {
    q->oldest = (uint8_t)((q->oldest + taken) % QM1_PLACES);
    q->count = (uint8_t)(q->count - taken);
  }
  q->is_greeted = true;
  q->was_greeted = true;
  q->say_at = now + QM1_ALIVE_EVERY;
  qm1_confess(q, now);
  qm1_page(q, now);
  if (q->count > 0) qm1_say(q, now);
}

/* Whether it is to be done: not if it is done already, or was overtaken. Done is said either way. */
static inline bool qm1_is_asked(qm1_reader *q, uint16_t request) {
  const bool is_new = !q->has_request || (int16_t)(uint16_t)(request - q->last_request) > 0;
  qm1_say_done(q, request);
  if (!is_new) return false;
  q->has_request = true;
  q->last_request = request;
  return true;
}

static inline void qm1_hears_state(qm1_reader *q, uint32_t now) {
  const bool is_first = q->count == 0;
  q->asked = 0;
  qm1_page(q, now);
  if (!is_first || q->count == 0 || !q->is_greeted) return;
  q->tries = 0;
  qm1_say(q, now);
}

static inline void qm1_hears_signal(qm1_reader *q, uint16_t request, const char *word) {
  uint8_t signal = QM1_TURN;
  if (qm1_is_field(word, "OK")) signal = QM1_OK;
  else if (qm1_is_field(word, "NO")) signal = QM1_NO;
  else if (!qm1_is_field(word, "TURN")) return;
  if (qm1_is_asked(q, request) && q->show != NULL) q->show(q->context, signal);
}

static inline void qm1_obey(qm1_reader *q, uint32_t now) {
  const char *kind = q->body;
  if (kind[0] != 'Q' || kind[1] != 'M') return;
  kind += 2;
  const char *one = qm1_field_after(kind);
  const char *two = qm1_field_after(one);
  const int32_t first = qm1_number(one);
  if (qm1_is_field(kind, "ACK")) {
    const int32_t number = qm1_number(two);
    const size_t length = qm1_boot_length(one);
    const bool is_ours = length > 0 && length == strlen(q->boot) && strncmp(one, q->boot, length) == 0;
    if (number >= 0 && is_ours) qm1_hears_acknowledge(q, (uint16_t)number, now);
  } else if (first < 0) {
    return;
  } else if (qm1_is_field(kind, "WHO")) {
    qm1_hears_who(q, two, now);
  } else if (qm1_is_field(kind, "SIG")) {
    qm1_hears_signal(q, (uint16_t)first, two);
  } else if (qm1_is_field(kind, "STATE")) {
    if (qm1_is_asked(q, (uint16_t)first)) qm1_hears_state(q, now);
  }
}

enum { QM1_BETWEEN, QM1_IN_BODY, QM1_IN_SUM };

static inline void qm1_hears_sum(qm1_reader *q, uint8_t byte, uint32_t now) {
  const char lower = (char)(byte | 0x20);
  uint8_t digit = 0;
  if (byte >= '0' && byte <= '9') digit = (uint8_t)(byte - '0');
  else if (lower >= 'a' && lower <= 'f') digit = (uint8_t)(lower - 'a' + 10);
  else {
    q->phase = QM1_BETWEEN;
    return;
  }
  q->sum = (q->sum << 4) | digit;
  if (++q->stored < 8) return;
  q->phase = QM1_BETWEEN;
  if (q->sum == ~q->crc) qm1_obey(q, now);
}

static inline void qm1_heard(qm1_reader *q, uint8_t byte, uint32_t now) {
  if (byte == '$') {
    q->phase = QM1_IN_BODY;
    q->length = 1;
    q->stored = 0;
    q->crc = 0xFFFFFFFFu;
    memset(q->body, 0, sizeof q->body);
    return;
  }
  if (q->phase == QM1_BETWEEN) return;
  if (byte < 0x20 || byte > 0x7E || ++q->length > QM1_LONGEST) {
    q->phase = QM1_BETWEEN;
  } else if (q->phase == QM1_IN_SUM) {
    qm1_hears_sum(q, byte, now);
  } else if (byte == '*') {
    q->phase = QM1_IN_SUM;
    q->stored = 0;
    q->sum = 0;
  } else {
    q->crc = qm1_summed(q->crc, byte);
    if (q->stored < sizeof q->body - 1) q->body[q->stored++] = (char)byte;
  }
}

/* ---- What a box calls ---- */

static inline bool qm1_offers_age(const char *offers) {
  for (; offers != NULL && *offers != '\0'; offers++) {
    if (strncmp(offers, "age", 3) == 0 && (offers[3] == '\0' || offers[3] == '+')) return true;
    while (*offers != '\0' && *offers != '+') offers++;
    if (*offers == '\0') return false;
  }
  return false;
}

/* Before it: `put` and whatever else the box has. From here on it says hello until it is answered. */
static inline void qm1_begin(qm1_reader *q, const qm1_about *about, const char *boot, uint32_t now) {
  q->about = about;
  q->tells_age = qm1_offers_age(about->offers);
  strncpy(q->boot, boot, sizeof q->boot - 1);
  q->boot[sizeof q->boot - 1] = '\0';
  q->is_greeted = false;
  q->was_greeted = false;
  q->tries = 0;
  q->oldest = 0;
  q->count = 0;
  q->next = 1;
  q->overflowed = 0;
  q->has_request = false;
  q->asked = 255;
  q->phase = QM1_BETWEEN;
  qm1_say(q, now);
}

static inline void qm1_tick(qm1_reader *q, uint32_t now) {
  if ((int32_t)(now - q->say_at) >= 0) qm1_say(q, now);
}

static inline void qm1_describe_tag(qm1_report *what, const uint8_t *uid, uint8_t length, const char *antenna) {
  what->kind = QM1_TAG;
  what->detail = length > QM1_LONGEST_TAG ? QM1_LONGEST_TAG : length;
  memcpy(what->of.tag.uid, uid, what->detail);
  what->of.tag.antenna = antenna;
}

static inline void qm1_tag(qm1_reader *q, const uint8_t *uid, uint8_t length, const char *antenna, uint32_t now) {
  qm1_report what;
  qm1_describe_tag(&what, uid, length, antenna);
  qm1_report_now(q, &what, now);
}

static inline void qm1_gone(qm1_reader *q, const uint8_t *uid, uint8_t length, const char *antenna, uint32_t now) {
  qm1_report what;
  qm1_describe_tag(&what, uid, length, antenna);
  what.kind = QM1_GONE;
  qm1_report_now(q, &what, now);
}

static inline void qm1_face(qm1_reader *q, const char *die, const char *face, uint8_t state, uint32_t now) {
  qm1_report what;
  what.kind = QM1_FACE;
  what.detail = state;
  what.of.texts[0] = die;
  what.of.texts[1] = face;
  qm1_report_now(q, &what, now);
}

static inline void qm1_button(qm1_reader *q, const char *button, uint32_t now) {
  qm1_report what;
  what.kind = QM1_BUTTON;
  what.detail = 0;
  what.of.texts[0] = button;
  what.of.texts[1] = button;
  qm1_report_now(q, &what, now);
}

static inline void qm1_fault(qm1_reader *q, const char *code, const char *text, uint32_t now) {
  qm1_report what;
  what.kind = QM1_FAULT;
  what.detail = 0;
  what.of.texts[0] = code;
  what.of.texts[1] = text;
  qm1_report_now(q, &what, now);
}

#endif
