/** Makes whose name is not their slug with capitals; `countVehicleMakes` knows slugs only. */
const irregular: Readonly<Record<string, string>> = {
  baic: 'BAIC',
  bmw: 'BMW',
  byd: 'BYD',
  daf: 'DAF',
  ds: 'DS',
  faw: 'FAW',
  gac: 'GAC',
  gmc: 'GMC',
  'harley-davidson': 'Harley-Davidson',
  jac: 'JAC',
  jcb: 'JCB',
  ktm: 'KTM',
  man: 'MAN',
  'mercedes-benz': 'Mercedes-Benz',
  mg: 'MG',
  mini: 'MINI',
  ram: 'RAM',
  'rolls-royce': 'Rolls-Royce',
  seat: 'SEAT',
  smart: 'smart',
  ssangyong: 'SsangYong',
  tvs: 'TVS',
  'ud-trucks': 'UD Trucks',
  'volvo-ce': 'Volvo CE',
  xcmg: 'XCMG',
}

/** `land-rover` → `Land Rover`; a name stays as it is. */
export function makeName(slug: string): string {
  // A slug is whatever stands in an address, maybe `constructor`.
  const known = Object.hasOwn(irregular, slug) ? irregular[slug] : undefined
  return known ?? slug.replaceAll('-', ' ').replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())
}
