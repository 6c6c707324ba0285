import { describe, expect, it } from 'vitest'
import { correctText, misspelt } from './correct-text.ts'
import { understand } from './free-text.ts'
import { partsPhrases } from './parts-phrases.ts'
import { placeNames } from './places.ts'
import { makeDictionary } from './vehicle-dictionary.ts'
import { searchParameters } from './vehicle-text.view.ts'

const makes = ['Toyota', 'Mazda', 'Peugeot', 'Mercedes-Benz', 'Land Rover', 'Ford', 'Hino', 'Honda']
const models: Record<string, [string, number][]> = {
  Toyota: [
    ['Hilux', 90],
    ['Hilux Surf', 5],
    ['Land Cruiser Prado', 30],
    ['Land Cruiser 200', 8],
    ['Corolla Fielder', 40],
    ['86', 2],
    ['Hiace Van', 20],
  ],
  Mazda: [
    ['CX-5', 40],
    ['Bongo Truck', 5],
  ],
  Peugeot: [
    ['2008', 7],
    ['308', 9],
    ['3008', 9],
  ],
  'Mercedes-Benz': [['C-Class', 30]],
  Ford: [['Ranger', 60]],
  Hino: [['Ranger', 20]],
  Honda: [
    ['Fit', 70],
    ['Go', 1],
  ],
}

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const names = {
  makes: makes.map((name, index) => ({ id: index + 1, slug: slug(name), name })),
  models: Object.entries(models).flatMap(([make, own], group) =>
    own.map(([name, n], index) => ({
      id: group * 100 + index,
      make_id: makes.indexOf(make) + 1,
      slug: slug(name),
      name,
      n,
    })),
  ),
}
const dictionary = makeDictionary(names, [
  ...['Petrol', 'Diesel', 'Hybrid', 'Electric'].map((value) => ({
    filter: 'fuel' as const,
    value,
  })),
  ...['Automatic', 'Manual', 'CVT'].map((value) => ({ filter: 'transmission' as const, value })),
  ...['suv', 'sedan', 'wagon', 'double-cab', 'truck', 'van', 'pickup'].map((value) => ({
    filter: 'body' as const,
    value,
  })),
  ...['Left', 'Right'].map((value) => ({ filter: 'steering' as const, value })),
  ...['white', 'grey'].map((value) => ({ filter: 'colour' as const, value })),
  ...['Yokohama, Japan', 'Kobe, Japan', 'Dubai, UAE'].map((value) => ({
    filter: 'location' as const,
    value,
  })),
])

const lexicon = {
  dictionary,
  parts: partsPhrases([]),
  places: placeNames({ markets: [], countryNames: [] }),
}

describe('understand', () => {
  it.each([
    [
      '2012 toyota hilux diesel',
      { make: 'toyota', model: 'hilux', year__range: '2012__2012', fuel: 'diesel' },
    ],
    ['TOYOTA', { make: 'toyota' }],
    ['hilux', { make: 'toyota', model: 'hilux' }],
    ['hilux surf', { make: 'toyota', model: 'hilux-surf' }],
    ['landcruiser prado', { make: 'toyota', model: 'land-cruiser-prado' }],
    ['landcruiserprado', { make: 'toyota', model: 'land-cruiser-prado' }],
    ['land rover', { make: 'land-rover' }],
    ['mercedes benz c class', { make: 'mercedes-benz', model: 'c-class' }],
    ['merc', { make: 'mercedes-benz' }],
    ['mazda cx5', { make: 'mazda', model: 'cx-5' }],
    ['mazda CX-5 2.2', { make: 'mazda', model: 'cx-5', search: '2.2' }],
    ['2008 peugeot', { make: 'peugeot', model: '2008' }],
    ['2008 peugeot 308', { make: 'peugeot', model: '308', year__range: '2008__2008' }],
    ['peugeot 3008 2015', { make: 'peugeot', model: '3008', year__range: '2015__2015' }],
    ['86', { search: '86' }],
    ['toyota 86', { make: 'toyota', model: '86' }],
    ['ranger', { make: 'ford', model: 'ranger' }],
    ['hino ranger', { make: 'hino', model: 'ranger' }],
    ['toyota 2010-2015', { make: 'toyota', year__range: '2010__2015' }],
    ['toyota from 2010 to 2015', { make: 'toyota', year__range: '2010__2015' }],
    ['toyota since 2014', { make: 'toyota', year__range: '2014__' }],
    ['toyota 2014+', { make: 'toyota', year__range: '2014__' }],
    ['newer than 2014', { year__range: '2014__' }],
    ['up to 2014', { year__range: '__2014' }],
    ['toyota under 5000', { make: 'toyota', price__range: '__5000' }],
    ['under $5,000', { price__range: '__5000' }],
    ['$3000 - $8k', { price__range: '3000__8000' }],
    ['under 100,000 km', { mileage__range: '__100000' }],
    ['80k km', { mileage__range: '__80000' }],
    ['automatic white suv', { transmission: 'automatic', colour: 'white', body: 'suv' }],
    ['auto gray station wagon', { transmission: 'automatic', colour: 'grey', body: 'wagon' }],
    ['double cabin', { body: 'double-cab' }],
    ['suv or sedan', { body: 'sedan,suv' }],
    ['trucks', { body: 'truck' }],
    ['left hand drive', { steering: 'left' }],
    ['rhd', { steering: 'right' }],
    ['in japan', { location: 'kobe-japan,yokohama-japan' }],
    ['used cars for sale', { class: 'cars' }],
    ['commercial', { class: 'commercial' }],
    ['constructor', { search: 'constructor' }],
    ['toyota nissan', { make: 'toyota', search: 'nissan' }],
    ['hilux sr5 4wd', { make: 'toyota', model: 'hilux', search: 'sr5 4wd' }],
    ['used vehicles', {}],
    ['!!!', { search: '!!!' }],
    ['日本車', { search: '日本車' }],
  ])('%s', (text, query) => {
    expect(searchParameters(understand(text, dictionary))).toEqual(query)
  })

  it('reads no more than a few dozen words', () => {
    const understood = understand('toyota '.repeat(100), dictionary)
    expect(understood.rest.length).toBeLessThan(24)
  })
})

describe('correctText', () => {
  const alike = [
    { typed: 'turob', word: 'turbo', n: 40 },
    { typed: 'turob', word: 'tub', n: 1 },
  ]
  it.each([
    ['toyta hilx', 'toyota hilux'],
    ['2012 Toyta Hilx deisel', '2012 toyota hilux diesel'],
    ['toyota hilux', 'toyota hilux'],
    ['turob', 'turbo'],
    ['mersedes', 'mercedes'],
    ['xyzzyx', 'xyzzyx'],
    ['toyta, (hilx)!', 'toyota, (hilux)!'],
    ['for sale', 'for sale'],
  ])('%s becomes %s', (text, corrected) => {
    expect(correctText(text, misspelt(text, lexicon), { alike, lexicon })).toBe(corrected)
  })
})
