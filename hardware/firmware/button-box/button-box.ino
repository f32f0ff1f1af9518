/*
 * Button box: twelve buttons between a pin and ground, two lamps. Wiring and parts are in ../README.md. A button does
 * at the table what its name says: a number is bid, a word answers the choice of that name.
 */
#include <qm1-box.h>

struct button {
  uint8_t pin;
  const char *name;
};

/* Change the names to what your table presses most. */
static const button buttons[] = {
    {2, "0"},   {3, "1"},     {4, "2"},     {5, "3"},    {6, "4"},     {7, "5"},
    {8, "try"}, {9, "stand"}, {A0, "keep"}, {A1, "stop"}, {A2, "undo"}, {A3, "next"},
};
static const uint8_t button_count = sizeof buttons / sizeof buttons[0];

static box_lamps lamps = {10, 11, box_no_pin, 0, false, 0};

/* Contacts bounce for some milliseconds: pressed is what stays pressed for so long. */
static const uint8_t settled_after = 20;
static const uint8_t look_every = 4;

static char unit[9];
static char boot[5];
static const qm1_about about = {unit, "Button box", "button", "1.0", "age+lamps=2+buttons=12+places=8"};
static qm1_reader reader;

static uint32_t looked_at = 0;
static uint16_t pressed = 0;
static uint32_t differs_since[button_count];
static uint16_t differs = 0;

static void show(void *, uint8_t signal) {
  box_show(&lamps, signal);
}

static void look(uint8_t which, uint32_t now) {
  const uint16_t bit = (uint16_t)(1u << which);
  const bool is_down = digitalRead(buttons[which].pin) == LOW;
  const bool was_down = (pressed & bit) != 0;
  if (is_down == was_down) {
    differs &= (uint16_t)~bit;
  } else if ((differs & bit) == 0) {
    differs |= bit;
    differs_since[which] = now;
  } else if (now - differs_since[which] >= settled_after) {
    differs &= (uint16_t)~bit;
    pressed ^= bit;
    if (is_down) qm1_button(&reader, buttons[which].name, now);
  }
}

void setup() {
  box_unit(unit);
  box_boot(boot);
  for (uint8_t which = 0; which < button_count; which++) pinMode(buttons[which].pin, INPUT_PULLUP);
  box_lamps_begin(&lamps);
  Serial.begin(115200);
  reader.put = box_put;
  reader.show = show;
  qm1_begin(&reader, &about, boot, millis());
}

void loop() {
  const uint32_t now = millis();
  box_listen(&reader, now);
  if (now - looked_at >= look_every) {
    looked_at = now;
    for (uint8_t which = 0; which < button_count; which++) look(which, now);
  }
  box_lamps_tick(&lamps, now);
  box_rest();
}
