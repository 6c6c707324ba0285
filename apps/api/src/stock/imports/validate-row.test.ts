import { openLog } from '../../core/log.ts'
import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../../core/problem.ts'
import { inWords } from '../../../test/helpers/in-words.ts'
import { emptyFields } from '../listings/listing-fields.ts'
import { countKnown } from './headings.ts'
import { checkMapped } from './mapping/check-mapped.ts'
import { guessMapping } from './mapping/guess-mapping.ts'
import { placesIn } from './mapping/mapping.ts'
import { planOf } from './mapping/plan.ts'
import { profileTable } from './column-notes.ts'
import { openTable } from './open-table.ts'
import type { ImportClass } from './columns.ts'
import { subjectsOf } from './find-subject.ts'
import { indexKnown } from './identify.ts'
import type { KnownListing } from './settle.ts'

const subjects = subjectsOf({
  makes: [
    { id: 1, name: 'Toyota', slug: 'toyota' },
    { id: 2, name: 'Mercedes-Benz', slug: 'mercedes-benz' },
  ],
  models: [
    { id: 11, make_id: 1, name: 'Vitz', slug: 'vitz', class: 'cars' },
    { id: 12, make_id: 1, name: 'Dyna', slug: 'dyna', class: 'commercial' },
    { id: 21, make_id: 2, name: 'C-Class', slug: 'c-class', class: 'cars' },
  ],
  categories: [
    { id: 1, name: 'Spares', slug: 'spares', path: 'Spares', isLeaf: false },
    { id: 2, name: 'Braking', slug: 'braking', path: 'Spares > Braking', isLeaf: false },
    {
      id: 3,
      name: 'Brake Pads',
      slug: 'brake-pads',
      path: 'Spares > Braking > Brake Pads',
      isLeaf: true,
    },
    {
      id: 4,
      name: 'Brake Discs',
      slug: 'brake-discs',
      path: 'Spares > Braking > Brake Discs',
      isLeaf: true,
    },
  ],
})

const vitz: KnownListing = {
  ...emptyFields,
  id: 7,
  class: 'cars',
  market: 'local',
  make_id: 1,
  model_id: 11,
  category_id: null,
  make: 'Toyota',
  model: 'Vitz',
  category_path: null,
  reference: 'KE-7',
  quantity: 1,
  state: 'live',
  sold_elsewhere_at: null,
  order_number: null,
  reserved: 0,
  vendor_reference: 'A-1',
  status: 'live',
  title: '2014 Toyota Vitz',
  subtitle: '',
  description: 'One owner.\nNew tyres.',
  price: 780_000_00,
  contact: '0722 not asked',
  location: 'Nairobi, Kenya',
  body_type: 'liftback',
  engine_size: '998 cc',
  mileage: 84_200,
  transmission: 'Automatic',
  fuel_type: 'Petrol',
  colour: 'silver',
  model_year: 2014,
  drive: 'part-time',
  seats: 5,
  features: ['Sunroof', 'Fridge'],
}

async function check(text: string, importClass: ImportClass = 'vehicles') {
  const known = (headings: readonly string[]) => countKnown(headings, importClass)
  const expected = { mostRows: 100, known, log: openLog('fatal') }
  const reading = await openTable(Buffer.from(text), expected)
  if ('problem' in reading) throw new Error(String(inWords(reading.problem)))
  const mapping = guessMapping(reading.file, { importClass, subjects, thisYear: 2026 })
  const { profiles } = await profileTable(reading.file, placesIn(mapping))
  const given = { importClass, mapping, decisions: [], conversion: null, subjects, profiles }
  const plan = planOf(given)
  const checked = await checkMapped(reading.file.rows, plan, {
    known: indexKnown([vitz]),
    contact: '+254722000000',
    thisYear: 2026,
    today: '2026-11-23',
  })
  return checked.rows
}

/** What is wrong with a single row under these headings. */
async function errorsOf(headings: string, row: string, importClass?: ImportClass) {
  const [checked] = await check(`${headings}\n${row}`, importClass)
  return checked?.errors.map(({ column, value, problem }) => [column, value, sentenceOf(problem)])
}

describe('a right row', () => {
  it('becomes a listing, its values as the catalogue has them', async () => {
    const rows = await check(
      'Reference,Make,Model,Title,Price,Engine,Mileage,Gearbox,Fuel,Body Type,Color,Year,Phone,Location,Description,Live\n' +
        'B-2,toyota,VITZ,2014 Vitz,"KES 780,000",998,"84,200 km",auto,petrol,Saloon,silver,2014,0722345678,Nairobi,"a\nb",yes',
    )
    expect(rows).toEqual([
      {
        row: 2,
        productId: null,
        by: null,
        priceBefore: null,
        errors: [],
        effect: 'new',
        listing: {
          reference: 'B-2',
          status: 'live',
          subject: { class: 'cars', makeId: 1, modelId: 11 },
          fields: {
            title: '2014 Vitz',
            price: 780_000_00,
            engine_size: '998 cc',
            mileage: 84_200,
            transmission: 'Automatic',
            fuel_type: 'Petrol',
            body_type: 'sedan',
            colour: 'silver',
            model_year: 2014,
            contact: '+254 722 345678',
            location: 'Nairobi',
            description: 'a\nb',
          },
        },
      },
    ])
  })

  it('has drive, steering, seats, doors and features in dealers’ words', async () => {
    const rows = await check(
      'make,model,title,Drivetrain,Steering,Seating capacity,Doors,Options\n' +
        'Toyota,Vitz,A,4x4,RHD,7 seats,5dr,"a/c, my fridge"\nToyota,Vitz,B,,,,,',
    )
    expect(rows.map(({ listing }) => listing?.fields)).toMatchObject([
      {
        drive: '4WD',
        steering: 'Right',
        seats: 7,
        doors: 5,
        features: ['Air conditioning', 'my fridge'],
      },
      // What is not told is not known.
      { drive: null, steering: null, seats: null, doors: null, features: [] },
    ])
  })

  it('says nothing of columns that the file lacks; a new listing knows how to reach its vendor', async () => {
    const [row] = await check('make,model,title\nToyota,Dyna,A lorry')
    expect(row?.listing).toEqual({
      reference: null,
      subject: { class: 'commercial', makeId: 1, modelId: 12 },
      fields: { title: 'A lorry', contact: '+254722000000' },
    })
  })

  it.each(['Brake Pads', 'brake-pads', 'spares > braking > brake pads'])(
    'names its category %j',
    async (category) => {
      const [row] = await check(`category,title\n${category},Pads`, 'parts')
      expect(row?.listing?.subject).toEqual({ class: 'parts', categoryId: 3 })
    },
  )
})

describe('a wrong row is told by column, value and sentence', () => {
  it.each([
    ['Toyta,Vitz,A', ['make', 'Toyta', 'We know no make called Toyta. Did you mean Toyota?']],
    [
      'Toyota,Vits,A',
      ['model', 'Vits', 'We know no model of Toyota called Vits. Did you mean Vitz?'],
    ],
    ['Toyota,C-Class,A', ['model', 'C-Class', 'We know no model of Toyota called C-Class.']],
    ['mercedes benz,,A', ['model', '', 'Write the model.']],
    ['Toyota,Vitz,', ['title', '', 'Write the title.']],
    [
      `Toyota,Vitz,${'x'.repeat(151)}`,
      ['title', `${'x'.repeat(100)}…`, 'At most 150 characters; this has 151.'],
    ],
    [
      'Toyota,Vitz,#REF!',
      ['title', '#REF!', 'The spreadsheet shows an error here instead of a value.'],
    ],
    [
      'Toyota,Vitz,A,B',
      ['', 'B', 'This row has a value under no heading. Is a separator too many in it?'],
    ],
  ])('%s', async (row, error) => {
    expect(await errorsOf('make,model,title', row)).toEqual([error])
  })

  it.each([
    ['Brake Pad', 'We know no category called Brake Pad. Did you mean Brake Pads?'],
    ['Braking', 'Braking is divided further: write Brake Pads, Brake Discs.'],
    ['', 'Write the category.'],
  ])('category %j', async (category, message) => {
    expect(await errorsOf('category,title', `${category},Pads`, 'parts')).toEqual([
      ['category', category, message],
    ])
  })

  it('all of it at once, by the headings of the file', async () => {
    const found = await errorsOf('Make,Model,Title,Price,KM,Year', 'Toyota,Vits,A,ask,low,14')
    expect(found?.map(([column]) => column)).toEqual(['Model', 'Price', 'Year', 'KM'])
  })

  it('a drive, a side, a number of seats or doors that is none', async () => {
    const headings = 'make,model,title,drive,steering,seats,doors'
    expect(await errorsOf(headings, 'Toyota,Vitz,A,some,middle,5+2,0')).toEqual([
      ['drive', 'some', 'Write one of these: 2WD, 4WD, AWD, 6x4, 8x4.'],
      ['steering', 'middle', 'Write one of these: Right, Left.'],
      ['seats', '5+2', 'Write a whole number from 1 to 150.'],
      ['doors', '0', 'Write a whole number from 1 to 12.'],
    ])
  })

  it('what a live listing needs, also when the file has no such column', async () => {
    const found = await errorsOf(
      'make,model,title,price,publish,description',
      'Toyota,Vitz,A,,live,x',
    )
    expect(found?.map(([column]) => column)).toEqual([
      'price',
      'location',
      'mileage km',
      'engine size',
    ])
    expect(await errorsOf('make,model,title,price,publish', 'Toyota,Vitz,A,,draft')).toEqual([])
  })

  it('a reference that is there twice', async () => {
    const rows = await check(
      'reference,make,model,title\nX,Toyota,Vitz,A\nY,Toyota,Vitz,A\nX,Toyota,Vitz,A',
    )
    expect(rows.map(({ errors }) => errors.map(({ problem }) => sentenceOf(problem)))).toEqual([
      [],
      [],
      ['Row 2 has this reference already.'],
    ])
  })

  it('a spare under the reference of a vehicle', async () => {
    expect(await errorsOf('reference,category,title', 'A-1,Brake Pads,Pads', 'parts')).toEqual([
      ['reference', 'A-1', 'Your reference A-1 is a vehicle’s.'],
    ])
  })
})

describe('a row with a reference that is known', () => {
  const headings = 'reference,make,model,title,price,contact,body,mileage,publish'
  const same = 'A-1,Toyota,Vitz,2014 Toyota Vitz,780000,0722 not asked,liftback,84200,live'

  it('says what the listing says already, even what a new one could not', async () => {
    expect(await check(`${headings}\n${same}`)).toMatchObject([{ effect: 'unchanged', errors: [] }])
  })

  it('says the same facts of the vehicle: nothing changes', async () => {
    const facts = 'reference,make,model,title,drive,seats,features'
    const [row] = await check(
      `${facts}\nA-1,Toyota,Vitz,2014 Toyota Vitz,part-time,5,Sunroof; Fridge`,
    )
    expect(row).toMatchObject({ effect: 'unchanged', errors: [] })
    const [other] = await check(`${facts}\nA-1,Toyota,Vitz,2014 Toyota Vitz,part-time,5,Sunroof`)
    expect(other).toMatchObject({
      effect: 'changed',
      listing: { fields: { features: ['Sunroof'] } },
    })
  })

  it.each([
    ['a price', same.replace('780000', '750000'), { price: 750_000_00 }],
    ['back to draft', same.replace('live', 'draft'), {}],
    ['nothing said about publishing', same.replace('84200,live', '84000,'), { mileage: 84_000 }],
    ['another model', same.replace('Vitz', 'Dyna'), {}],
  ])('changes it: %s', async (_, row, fields) => {
    const [checked] = await check(`${headings}\n${row}`)
    expect(checked).toMatchObject({ effect: 'changed', listing: { fields } })
  })

  it('cannot empty what its listing needs to stay live', async () => {
    expect(await errorsOf('reference,make,model,title,price', 'A-1,Toyota,Vitz,A,')).toEqual([
      ['price', '', 'A live listing needs this. Fill it in, or write draft under publish.'],
    ])
  })
})
