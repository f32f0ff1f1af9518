/*
 * Tag box: an MFRC522 tells which tag lies on it, two lamps and a beeper tell what became of it. Wiring and parts are
 * in ../README.md.
 */
#include <mfrc522.h>
#include <qm1-box.h>

static const mfrc522 chip = {10, 9};
static box_lamps lamps = {5, 6, 3, 0, false, 0};

static const uint16_t look_every = 60;
/* A tag may be missed once or twice while it lies there. */
static const uint8_t misses_until_gone = 4;
static const uint16_t check_every = 1000;

static char unit[9];
static char boot[5];
static const qm1_about about = {unit, "Tag box", "tag", "1.0", "age+lamps=2+beeper+antennas=1+places=8"};
static qm1_reader reader;

static uint8_t uid[QM1_LONGEST_TAG];
/* 0: nothing lies there. */
static uint8_t uid_length = 0;
static uint8_t misses = 0;
static bool is_well = true;
static uint32_t looked_at = 0;
static uint32_t checked_at = 0;

static void show(void *, uint8_t signal) {
  box_show(&lamps, signal);
}

static qm1_lying lying(void *, uint8_t place, qm1_report *what) {
  if (place > 0) return QM1_NO_SUCH_PLACE;
  if (uid_length == 0) return QM1_EMPTY;
  qm1_describe_tag(what, uid, uid_length, NULL);
  return QM1_LIES;
}

static void gone(uint32_t now) {
  if (uid_length > 0) qm1_gone(&reader, uid, uid_length, NULL, now);
  uid_length = 0;
}

static void look(uint32_t now) {
  uint8_t seen[12];
  uint8_t length = 0;
  const rc_look found = rc_search(&chip, seen, &length);
  if (found == rc_nothing && uid_length > 0 && ++misses >= misses_until_gone) gone(now);
  if (found == rc_nothing) return;
  misses = 0;
  if (found == rc_unread || length > QM1_LONGEST_TAG) return;
  if (length == uid_length && memcmp(seen, uid, length) == 0) return;
  gone(now);
  memcpy(uid, seen, length);
  uid_length = length;
  qm1_tag(&reader, uid, uid_length, NULL, now);
}

/* A loose wire, or a chip that was without power for a moment: said once, and set up again until it answers. */
static void check(uint32_t now) {
  if (rc_is_on(&chip)) {
    is_well = true;
    return;
  }
  rc_begin(&chip);
  const bool is_back = rc_is_on(&chip);
  if (!is_back && is_well) qm1_fault(&reader, "antenna", "the MFRC522 does not answer: check its seven wires", now);
  is_well = is_back;
}

/* What lies there already is known, and told only to a host that asks. */
static void look_first() {
  uint8_t length = 0;
  uint8_t seen[12];
  if (rc_search(&chip, seen, &length) != rc_tag || length > QM1_LONGEST_TAG) return;
  memcpy(uid, seen, length);
  uid_length = length;
}

void setup() {
  box_unit(unit);
  box_boot(boot);
  box_lamps_begin(&lamps);
  Serial.begin(115200);
  rc_begin(&chip);
  /* A tag needs some milliseconds of the field until it can answer. */
  delay(10);
  for (uint8_t tries = 0; tries < 3 && uid_length == 0; tries++) look_first();
  reader.put = box_put;
  reader.show = show;
  reader.lying = lying;
  qm1_begin(&reader, &about, boot, millis());
}

void loop() {
  const uint32_t now = millis();
  box_listen(&reader, now);
  box_lamps_tick(&lamps, now);
  if (now - checked_at >= check_every) {
    checked_at = now;
    check(now);
  }
  if (is_well && now - looked_at >= look_every) {
    looked_at = now;
    look(now);
  }
  box_rest();
}
