/** A CSV file of vehicles as a spreadsheet would write it. */

const headings =
  'reference,make,model,title,price KES,mileage km,engine size,description,location,contact,publish'

export interface VehicleRow {
  title: string
  reference?: string
  make?: string
  model?: string
  price?: string
}

/** Every row has what a live listing needs, unless it is wished otherwise. */
export function vehicleCsv(rows: readonly VehicleRow[]): string {
  return [headings, ...rows.map(line)].join('\r\n')
}

function line({
  title,
  reference = '',
  make = 'Toyota',
  model = 'Vitz',
  price = '780000',
}: VehicleRow) {
  return `${reference},${make},${model},${title},${price},84200,998,One owner,"Nairobi, Kenya",0722 345 678,live`
}
