/** Other lists' spellings of the tree's names. Keys are upper case without spaces. */

export const fuels: Readonly<Record<string, string | null>> = {
  PETROL: 'Petrol',
  GASOLINE: 'Petrol',
  GAS: 'Petrol',
  DIESEL: 'Diesel',
  DEISEL: 'Diesel',
  HYBRID: 'Hybrid',
  'PLUG-INHYBRID': 'Hybrid',
  'PLUG-IN-HYBRID': 'Hybrid',
  'PETROL/ELECTRIC': 'Hybrid',
  ELECTRIC: 'Electric',
  ELECCTRIC: 'Electric',
  'ELECTRIC(EV)': 'Electric',
  EV: 'Electric',
  LPG: 'LPG',
  CNG: 'CNG',
  LNG: 'LNG',
  // Sold with either, so it does not decide whether a part fits.
  'PETROL/DIESEL': null,
}

/** A cab belongs to a pick-up or to a truck: the engine, or the model's other vehicles, decide which. */
export const bodies: Readonly<Record<string, string>> = {
  SUV: 'suv',
  CROSSOVER: 'suv',
  'SUV-COUPE': 'suv',
  SEDAN: 'sedan',
  SALOON: 'sedan',
  SAL: 'sedan',
  HATCHBACK: 'hatchback',
  HATCBACK: 'hatchback',
  HATCH: 'hatchback',
  WAGON: 'wagon',
  'S/WAGON': 'wagon',
  'S.WAGON': 'wagon',
  STATIONWAGON: 'wagon',
  ESTATE: 'wagon',
  COUPE: 'coupe',
  CONVERTIBLE: 'convertible',
  CONVRTIBLE: 'convertible',
  ROADSTER: 'convertible',
  MINIVAN: 'mpv',
  MINVAN: 'mpv',
  MPV: 'mpv',
  PEOPLEMOVER: 'mpv',
  VAN: 'van',
  AMBULANCE: 'van',
  MINIBUS: 'minibus',
  BUS: 'bus',
  PICKUP: 'pickup',
  'PICK-UP': 'pickup',
  SINGLECAB: 'pickup',
  SINGLECABIN: 'pickup',
  'S/CAB': 'pickup',
  'S/CABIN': 'pickup',
  DOUBLECAB: 'double-cab',
  DOUBLECABIN: 'double-cab',
  'D/CAB': 'double-cab',
  DUALCAB: 'double-cab',
  CREWCAB: 'double-cab',
  TRUCK: 'truck',
  TRK: 'truck',
  TIPPER: 'truck',
  MIXER: 'truck',
  TRANSITMIXER: 'truck',
  HEAVYDUTYTRUCK: 'truck',
  PM: 'tractor-unit',
  TRACTOR: 'tractor-unit',
  PRIMEMOVER: 'tractor-unit',
  'PRIM£MOVER': 'tractor-unit',
}

export const drives: ReadonlySet<string> = new Set(
  '2WD 4WD 4WDD 4W AWD AW FWD RWD 4X2 4X4 6X2 6X4 6X6 8X4 8X6'.split(' '),
)

/** Makes that lists call by other names: the tree's name, and the part of the name that belongs to the model. */
export const makes: Readonly<Record<string, { make: string; model?: string }>> = {
  MERCEDES: { make: 'Mercedes-Benz' },
  BENZ: { make: 'Mercedes-Benz' },
  VW: { make: 'Volkswagen' },
  CHEVY: { make: 'Chevrolet' },
  IVECODAILY: { make: 'Iveco', model: 'Daily' },
  'NISSANDIESEL/UD': { make: 'UD Trucks' },
  UD: { make: 'UD Trucks' },
  UDTRUCK: { make: 'UD Trucks' },
  FUSO: { make: 'Mitsubishi Fuso' },
  SAICMOTORS: { make: 'Maxus' },
  ALFA: { make: 'Alfa Romeo' },
  GWM: { make: 'Great Wall' },
  MCLAREN: { make: 'McLaren' },
}

interface Family {
  make: string
  pattern: RegExp
  model: string
}

/** Makers that name by engine the versions of one model of the tree: `C200` is a C-Class, `320i` a 3 Series. */
export const families: readonly Family[] = [
  { make: 'Mercedes-Benz', pattern: /^([ABCEGRSVX])[ -]?\d{2,3}/i, model: '$1-Class' },
  { make: 'Mercedes-Benz', pattern: /^(CL[AKS]?|GL[ABCEKS]?|ML|SL[CK]?|EQ[ABCESV])(?:[ -]?CLASS|[ -]?\d{2,3})/i, model: '$1' },
  { make: 'BMW', pattern: /^([1-8])\d\d[A-Z]*\b/i, model: '$1 Series' },
  { make: 'Lexus', pattern: /^([A-Z]{2})[ -]?\d{3}/i, model: '$1' },
  { make: 'Infiniti', pattern: /^(Q|QX|EX|FX|G|M|JX)(?=\d)/i, model: '$1' },
]

/** Words that name a grade or nothing, never a model. */
export const grades: ReadonlySet<string> = new Set(
  'BASE STANDARD PREMIUM LUXURY SPORT LIMITED DELUXE ULTIMATE TOURING DESIGN HYBRID DRIVING OTHER CLASS YES'.split(' '),
)

/** First halves of names of two words. */
export const halves: ReadonlySet<string> = new Set(
  'GRAND LAND RANGE SUPER NEW PRO MODEL SANTA TOWN LITE RS SQ CITY G P R S L'.split(' '),
)

/** Words that are written like this everywhere. */
export const acronyms: ReadonlySet<string> = new Set(
  (
    'TFSI TDI TSI TFSIE CRDI CDTI HDI DCI BLUEHDI GDI MPI VVTI AWD FWD RWD DCT DSG CVT LWB SWB MWB HEV PHEV MHEV ' +
    'BEV FCEV EREV EDLC GTI GTS SUV'
  ).split(' '),
)
