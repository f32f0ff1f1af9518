/*
 * A box in a simulated ATmega328P: the very image that is flashed runs in it. Told what happens by lines on its
 * input, it tells what the box does by lines on its output.
 *
 *   box IMAGE.hex EEPROM.bin [--pty] [--lamps D5,D6] [--damage MILLIONTHS] [--seed NUMBER]
 *
 * With --pty the line is a pseudo-terminal and time is the wall clock's; without, bytes come and go as lines, and time
 * passes as it is told: `run 20`.
 *
 *   in:   hear HEX · run MS · press D2 · release D2 · tag HEX · untag · wire on|off · missed MILLIONTHS ·
 *         reset · power · quit
 *   out:  pty PATH · said HEX · pin D5 0|1 · ran MS · done
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "avr_adc.h"
#include "avr_eeprom.h"
#include "avr_ioport.h"
#include "avr_uart.h"
#include "rfid.h"
#include "sim_avr.h"
#include "sim_hex.h"

enum { HERTZ = 16000000, EEPROM_SIZE = 1024, CYCLES_PER_BYTE = HERTZ / 11520 };

typedef struct {
  avr_t *avr;
  rfid chip;
  const char *eeprom_path;
  uint8_t eeprom[EEPROM_SIZE];
  int pty;
  uint32_t damage;
  uint64_t luck;
  avr_irq_t *to_box;
  bool has_room;
  /* What is on its way to the box, one byte at a time as the line's speed has it. */
  uint8_t coming[65536];
  size_t coming_first, coming_count;
  bool is_feeding;
  uint8_t said[65536];
  size_t said_count;
  /* Of ports B, C and D: which pins are held down. */
  uint8_t down[3];
} box;

static const char ports[] = "BCD";
/* That something can be pressed on: of port B the others are the SPI's, or lamps. */
static const int pins_of[] = {2, 6, 8};

static uint32_t drawn(box *b) {
  b->luck ^= b->luck << 13;
  b->luck ^= b->luck >> 7;
  b->luck ^= b->luck << 17;
  return (uint32_t)(b->luck >> 16);
}

/* A byte as it comes out of a cable that damages some. */
static uint8_t carried(box *b, uint8_t byte) {
  if (b->damage == 0 || drawn(b) % 1000000 >= b->damage) return byte;
  return byte ^ (uint8_t)(1 + drawn(b) % 255);
}

/* ---- The line ---- */

static avr_cycle_count_t feed(avr_t *avr, avr_cycle_count_t when, void *param) {
  (void)avr;
  box *b = param;
  b->is_feeding = b->coming_count > 0;
  if (!b->is_feeding) return 0;
  if (b->has_room) {
    avr_raise_irq(b->to_box, b->coming[b->coming_first]);
    b->coming_first = (b->coming_first + 1) % sizeof b->coming;
    b->coming_count--;
  }
  return when + CYCLES_PER_BYTE;
}

static void hear(box *b, uint8_t byte) {
  if (b->coming_count == sizeof b->coming) return;
  b->coming[(b->coming_first + b->coming_count++) % sizeof b->coming] = carried(b, byte);
  if (b->is_feeding) return;
  b->is_feeding = true;
  avr_cycle_timer_register(b->avr, CYCLES_PER_BYTE, feed, b);
}

static void byte_said(avr_irq_t *irq, uint32_t value, void *param) {
  (void)irq;
  box *b = param;
  const uint8_t byte = carried(b, (uint8_t)value);
  /* Where nobody listens, a line carries it away all the same. */
  if (b->pty >= 0) (void)!write(b->pty, &byte, 1);
  else if (b->said_count < sizeof b->said) b->said[b->said_count++] = byte;
}

static void room(avr_irq_t *irq, uint32_t value, void *param) {
  (void)irq;
  (void)value;
  ((box *)param)->has_room = true;
}

static void no_room(avr_irq_t *irq, uint32_t value, void *param) {
  (void)irq;
  (void)value;
  ((box *)param)->has_room = false;
}

static void hex_out(const char *word, const uint8_t *bytes, size_t count) {
  printf("%s ", word);
  for (size_t at = 0; at < count; at++) printf("%02X", bytes[at]);
  printf("\n");
}

static size_t hex_in(const char *text, uint8_t *bytes, size_t most) {
  size_t count = 0;
  unsigned byte = 0;
  for (; count < most && sscanf(text, "%2x", &byte) == 1; text += 2) bytes[count++] = (uint8_t)byte;
  return count;
}

static int open_pty(void) {
  const int master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
  if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0) return -1;
  const char *path = ptsname(master);
  /* Held open, so that whoever closes it does not hang it up; raw, so that nothing is echoed. */
  const int slave = path == NULL ? -1 : open(path, O_RDWR | O_NOCTTY);
  struct termios raw;
  if (slave < 0 || tcgetattr(slave, &raw) != 0) return -1;
  cfmakeraw(&raw);
  tcsetattr(slave, TCSANOW, &raw);
  printf("pty %s\n", path);
  return master;
}

/* ---- Pins ---- */

static int port_of(const char *pin) {
  const char *at = pin[0] == '\0' ? NULL : strchr(ports, pin[0]);
  return at == NULL ? -1 : (int)(at - ports);
}

static void level(box *b, int port, int pin) {
  avr_irq_t *irq = avr_io_getirq(b->avr, AVR_IOCTL_IOPORT_GETIRQ(ports[port]), pin);
  const uint32_t value = (b->down[port] >> pin & 1) == 0;
  /* What has not changed is not heard, though a reset has forgotten it. */
  avr_raise_irq(irq, !value);
  avr_raise_irq(irq, value);
}

static void hold(box *b, const char *pin, bool is_down) {
  const int port = port_of(pin);
  if (port < 0) return;
  const uint8_t bit = (uint8_t)(1 << (pin[1] - '0'));
  if (is_down) b->down[port] |= bit;
  else b->down[port] &= (uint8_t)~bit;
  level(b, port, pin[1] - '0');
}

static void lamp(avr_irq_t *irq, uint32_t value, void *param) {
  (void)irq;
  printf("pin %s %u\n", (const char *)param, (unsigned)value);
}

/* ---- Power ---- */

static void load_eeprom(box *b) {
  memset(b->eeprom, 0xFF, sizeof b->eeprom);
  FILE *file = fopen(b->eeprom_path, "rb");
  if (file != NULL) {
    if (fread(b->eeprom, 1, sizeof b->eeprom, file) == 0) memset(b->eeprom, 0xFF, sizeof b->eeprom);
    fclose(file);
  }
  avr_eeprom_desc_t desc = {.ee = b->eeprom, .offset = 0, .size = sizeof b->eeprom};
  avr_ioctl(b->avr, AVR_IOCTL_EEPROM_SET, &desc);
}

static void save_eeprom(box *b) {
  uint8_t now[EEPROM_SIZE];
  avr_eeprom_desc_t desc = {.ee = now, .offset = 0, .size = sizeof now};
  avr_ioctl(b->avr, AVR_IOCTL_EEPROM_GET, &desc);
  if (memcmp(now, b->eeprom, sizeof now) == 0) return;
  memcpy(b->eeprom, now, sizeof now);
  FILE *file = fopen(b->eeprom_path, "wb");
  if (file == NULL) return;
  fwrite(now, 1, sizeof now, file);
  fclose(file);
}

/* Without power a memory forgets, and holds anything at all when power is back; a reset alone leaves it. */
static void restart(box *b, bool is_power) {
  uint8_t kept[4096];
  const size_t size = b->avr->ramend - 0xFF;
  save_eeprom(b);
  memcpy(kept, b->avr->data + 0x100, size);
  avr_reset(b->avr);
  for (size_t at = 0; at < size; at++) b->avr->data[0x100 + at] = is_power ? (uint8_t)drawn(b) : kept[at];
  if (is_power) rfid_power(&b->chip);
  b->coming_count = 0;
  b->is_feeding = false;
  b->has_room = true;
  for (int port = 0; port < 3; port++)
    for (int pin = 0; pin < pins_of[port]; pin++) level(b, port, pin);
}

/* ---- Time ---- */

static void stay_awake(avr_t *avr, avr_cycle_count_t how_long) {
  /* A sleeping chip skips to what wakes it; the pace is kept elsewhere. */
  (void)avr;
  (void)how_long;
}

static bool run_until(box *b, avr_cycle_count_t until) {
  while (b->avr->cycle < until) {
    const int state = avr_run(b->avr);
    if (state == cpu_Done || state == cpu_Crashed) return false;
  }
  return true;
}

static bool run_for(box *b, unsigned milliseconds) {
  const bool is_well = run_until(b, b->avr->cycle + (avr_cycle_count_t)milliseconds * (HERTZ / 1000));
  if (b->said_count > 0) hex_out("said", b->said, b->said_count);
  b->said_count = 0;
  printf("ran %u\n", milliseconds);
  return is_well;
}

static double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* ---- What happens ---- */

static bool obey(box *b, char *line) {
  char *rest = strchr(line, ' ');
  uint8_t bytes[4096] = {0};
  if (rest != NULL) *rest++ = '\0';
  else rest = line + strlen(line);
  if (strcmp(line, "quit") == 0) return false;
  if (strcmp(line, "hear") == 0) {
    const size_t count = hex_in(rest, bytes, sizeof bytes);
    for (size_t at = 0; at < count; at++) hear(b, bytes[at]);
    return true;
  }
  if (strcmp(line, "run") == 0) return run_for(b, (unsigned)strtoul(rest, NULL, 10));
  if (strcmp(line, "press") == 0) hold(b, rest, true);
  else if (strcmp(line, "release") == 0) hold(b, rest, false);
  else if (strcmp(line, "tag") == 0) rfid_lay(&b->chip, bytes, (uint8_t)hex_in(rest, bytes, 10));
  else if (strcmp(line, "untag") == 0) rfid_lay(&b->chip, bytes, 0);
  else if (strcmp(line, "wire") == 0) b->chip.is_wired = strcmp(rest, "on") == 0;
  else if (strcmp(line, "missed") == 0) b->chip.damaged = (uint32_t)strtoul(rest, NULL, 10);
  else if (strcmp(line, "reset") == 0) restart(b, false);
  else if (strcmp(line, "power") == 0) restart(b, true);
  else return false;
  printf("done\n");
  return true;
}

/* Every whole line that has come by now; false at the end. */
static bool obey_all(box *b) {
  static char text[16384];
  static size_t length = 0;
  const ssize_t count = read(STDIN_FILENO, text + length, sizeof text - 1 - length);
  if (count == 0) return false;
  if (count < 0) return errno == EAGAIN || errno == EINTR;
  length += (size_t)count;
  char *from = text;
  for (char *end = memchr(from, '\n', length); end != NULL; end = memchr(from, '\n', length)) {
    *end = '\0';
    length -= (size_t)(end + 1 - from);
    char *line = from;
    from = end + 1;
    if (!obey(b, line)) return false;
  }
  memmove(text, from, length);
  fflush(stdout);
  return true;
}

static void told(box *b) {
  while (obey_all(b)) save_eeprom(b);
}

/* A millisecond of the box for each of the wall clock's; whatever was slept through is caught up with. */
static void paced(box *b) {
  const double began = seconds_now();
  const avr_cycle_count_t from = b->avr->cycle;
  struct pollfd inputs[2] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = b->pty, .events = POLLIN}};
  for (;;) {
    const double passed = seconds_now() - began;
    if (!run_until(b, from + (avr_cycle_count_t)(passed * HERTZ))) return;
    fflush(stdout);
    save_eeprom(b);
    if (poll(inputs, 2, 1) <= 0) continue;
    if ((inputs[0].revents & (POLLIN | POLLHUP)) != 0 && !obey_all(b)) return;
    if ((inputs[1].revents & POLLIN) == 0) continue;
    uint8_t bytes[256];
    const ssize_t count = read(b->pty, bytes, sizeof bytes);
    for (ssize_t at = 0; at < count; at++) hear(b, bytes[at]);
  }
}

/* ---- The beginning ---- */

static bool load_image(box *b, const char *path) {
  uint32_t size = 0;
  uint32_t start = 0;
  uint8_t *image = read_ihex_file(path, &size, &start);
  if (image == NULL) return false;
  b->avr = avr_make_mcu_by_name("atmega328p");
  if (b->avr == NULL || avr_init(b->avr) != 0) return false;
  b->avr->frequency = HERTZ;
  b->avr->sleep = stay_awake;
  b->avr->log = LOG_ERROR;
  avr_loadcode(b->avr, image, size, start);
  b->avr->codeend = b->avr->flashend;
  free(image);
  return true;
}

static void connect(box *b, char *lamps) {
  uint32_t flags = 0;
  avr_ioctl(b->avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
  flags &= ~(uint32_t)(AVR_UART_FLAG_POLL_SLEEP | AVR_UART_FLAG_STDIO);
  avr_ioctl(b->avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  b->to_box = avr_io_getirq(b->avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
  const uint32_t uart = AVR_IOCTL_UART_GETIRQ('0');
  avr_irq_register_notify(avr_io_getirq(b->avr, uart, UART_IRQ_OUTPUT), byte_said, b);
  avr_irq_register_notify(avr_io_getirq(b->avr, uart, UART_IRQ_OUT_XON), room, b);
  avr_irq_register_notify(avr_io_getirq(b->avr, uart, UART_IRQ_OUT_XOFF), no_room, b);
  for (char *pin = strtok(lamps, ","); pin != NULL; pin = strtok(NULL, ",")) {
    avr_irq_t *irq = avr_io_getirq(b->avr, AVR_IOCTL_IOPORT_GETIRQ(pin[0]), pin[1] - '0');
    avr_irq_register_notify(irq, lamp, pin);
  }
  rfid_connect(&b->chip, b->avr);
}

int main(int count, char **words) {
  static box b;
  if (count < 3) {
    fprintf(stderr, "box IMAGE.hex EEPROM.bin [--pty] [--lamps D5,D6] [--damage MILLIONTHS] [--seed NUMBER]\n");
    return 2;
  }
  b.pty = -1;
  b.luck = 88172645463325252ull;
  b.eeprom_path = words[2];
  bool wants_pty = false;
  char none[] = "";
  char *lamps = none;
  for (int at = 3; at < count; at++) {
    char *value = at + 1 < count ? words[at + 1] : none;
    if (strcmp(words[at], "--pty") == 0) wants_pty = true;
    else if (strcmp(words[at], "--lamps") == 0) lamps = value;
    else if (strcmp(words[at], "--damage") == 0) b.damage = (uint32_t)strtoul(value, NULL, 10);
    else if (strcmp(words[at], "--seed") == 0) b.luck += strtoull(value, NULL, 10) * 0x9E3779B97F4A7C15ull;
  }
  srand((unsigned)b.luck);
  if (!load_image(&b, words[1])) {
    fprintf(stderr, "%s is no image for an ATmega328P\n", words[1]);
    return 2;
  }
  connect(&b, lamps);
  load_eeprom(&b);
  if (wants_pty && (b.pty = open_pty()) < 0) {
    fprintf(stderr, "no pseudo-terminal: %s\n", strerror(errno));
    return 2;
  }
  restart(&b, true);
  printf("done\n");
  fflush(stdout);
  if (wants_pty) paced(&b);
  else told(&b);
  save_eeprom(&b);
  return 0;
}
