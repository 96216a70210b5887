/** What is at hand, and where. */
export const MEANS = {
  PILLS:
    'pills pill tylenol advil ibuprofen aspirin xanax oxycodone oxy adderall melatonin painkillers antidepressants benadryl nyquil zoloft prozac insulin medication medicine tablets capsules percocet fentanyl acetaminophen opioids motrin ambien klonopin lexapro benzos pastillas vicodin aleve',
  MANY: 'all whole entire bottle handful bunch too many ten fifteen twenty thirty forty fifty hundred lots 10 12 15 16 18 20 25 28 30 40 45 50 60 70 75 80 90 100 200',
  SWALLOW: 'took take takes taken taking swallowed swallow swallowing downed popped chugged drank',
  POISON: 'bleach antifreeze pesticide detergent poison cleaner cyanide ammonia acid',
  BLADE:
    'razor razors blade blades razorblade scissors knife sharpener boxcutter needle lighter iron straightener cigarettes cigarette matches compass exacto',
  BODY: 'arm arms wrist wrists thigh thighs leg legs skin stomach hip hips forearm forearms veins ankle ankles belly',
  BODY_PART:
    'arm arms wrist wrists leg legs nose rib ribs jaw finger fingers tooth teeth face eye eyes head neck throat hair back ear lip',
  HIGH: 'bridge overpass roof rooftop ledge cliff balcony railing tracks platform parapet',
  ROPE: 'rope noose',
  GUN: 'gun guns rifle pistol revolver shotgun glock bullet bullets',
  WEAPON:
    'gun guns knife knives weapon weapons rifle pistol bomb bombs shotgun machete bullets ammo glock explosives gasoline',
  WATER: 'ocean river lake bathtub tub bath sea pool water',
  HOME: 'home house here place apartment room',
  SCHOOL: 'school class campus lunch cafeteria graduation homecoming assembly prom locker backpack bag bus',
  PICTURE: 'picture pictures pics pic photo photos nudes nude video videos screenshots',
  ROUGH:
    'car park bench van truck station outside laundromat behind basement library street streets subway stairwell tent bus garage bathroom',
  STUFF:
    'stuff things clothes hoodies hoodie guitar records collection dog cat necklace jewelry bike camera belongings bracelet',
} as const satisfies Readonly<Record<string, string>>;
