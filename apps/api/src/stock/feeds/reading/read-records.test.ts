import { describe, expect, it } from 'vitest'
import { readRecords } from './read-records.ts'

const read = (text: string) => readRecords(Buffer.from(text))

function tableIn(text: string) {
  const found = read(text)
  if ('problem' in found) throw new Error(found.problem)
  return found.table
}

describe('the records of a feed', () => {
  it.each([
    [
      'an array',
      `[{"make":"Toyota","model":"Vitz","price":1},{"make":"Isuzu","price":2,"year":2014}]`,
      ['make', 'model', 'price', 'year'],
      [
        ['Toyota', 'Vitz', '1', ''],
        ['Isuzu', '', '2', '2014'],
      ],
    ],
    [
      'an array within what is told of it, with nested names, an amount with its currency, and pictures',
      JSON.stringify({
        dealer: { name: 'A dealer', id: 7 },
        pages: [{ no: 1, more: false }],
        data: {
          vehicles: [
            {
              id: 'A1',
              make: 'Toyota',
              model: { name: 'Vitz' },
              price: { amount: 780_000, currency: 'KES' },
              photos: [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }],
              features: ['ABS', 'Airbags'],
            },
            { id: 'A2', make: 'Isuzu', model: { name: 'D-Max' }, price: null, photos: [] },
          ],
        },
      }),
      ['id', 'make', 'model name', 'price', 'photos url', 'features'],
      [
        [
          'A1',
          'Toyota',
          'Vitz',
          '780000 KES',
          'https://a.example/1.jpg https://a.example/2.jpg',
          'ABS, Airbags',
        ],
        ['A2', 'Isuzu', 'D-Max', '', '', ''],
      ],
    ],
    [
      'a channel of items, whose own fields have known names too',
      `<?xml version="1.0"?><rss xmlns:g="http://x"><channel><title>Stock</title><description>All</description>
       <item><g:id>1</g:id><title>Toyota &amp; Vitz</title><g:price>780000 KES</g:price></item>
       <item><g:id>2</g:id><title><![CDATA[Isuzu <D-Max>]]></title><g:price>2</g:price></item></channel></rss>`,
      ['id', 'title', 'price'],
      [
        ['1', 'Toyota & Vitz', '780000 KES'],
        ['2', 'Isuzu <D-Max>', '2'],
      ],
    ],
    [
      'attributes, groups of fields, and pictures that have fields of their own',
      `<stock><vehicle ref="A"><general><make>Toyota</make><model>Vitz</model></general><mileage unit="km">84200</mileage>
       <images><image url="https://a.example/1.jpg" position="1"/><image url="https://a.example/2.jpg" position="2"/></images></vehicle>
       <vehicle ref="B"><general><make>Isuzu</make><model>D-Max</model></general></vehicle></stock>`,
      ['ref', 'make', 'model', 'mileage', 'image url', 'position'],
      [
        [
          'A',
          'Toyota',
          'Vitz',
          '84200 km',
          'https://a.example/1.jpg https://a.example/2.jpg',
          '1, 2',
        ],
        ['B', 'Isuzu', 'D-Max', '', '', ''],
      ],
    ],
    [
      'vehicles of several dealers',
      `<dealers><dealer><name>One</name><cars><car><make>Toyota</make><price>1</price></car></cars></dealer>
       <dealer><name>Two</name><cars><car><make>Isuzu</make><price>2</price></car><car><make>Audi</make><price>3</price></car></cars></dealer></dealers>`,
      ['make', 'price'],
      [
        ['Toyota', '1'],
        ['Isuzu', '2'],
        ['Audi', '3'],
      ],
    ],
    [
      'another encoding',
      Buffer.from(
        `<?xml version="1.0" encoding="ISO-8859-1"?><l><v><make>Citro\u00EBn</make><model>C3</model></v></l>`,
        'latin1',
      ).toString('latin1'),
      ['make', 'model'],
      [['Citroën', 'C3']],
    ],
  ])('%s', (what, text, headings, rows) => {
    const bytes = what === 'another encoding' ? Buffer.from(text, 'latin1') : Buffer.from(text)
    expect(readRecords(bytes)).toEqual({ table: { headings, rows } })
  })

  it('two fields of one name are told apart by what they are of', () => {
    const { headings } = tableIn(
      `[{"make":"a","seller":{"city":"x"},"yard":{"city":"y"}},{"make":"b"}]`,
    )
    expect(headings).toEqual(['make', 'seller city', 'yard city'])
  })
})

describe('what is no feed', () => {
  it.each([
    ['text', 'feed_damaged', '{"make": '],
    ['a number', 'feed_without_records', '7'],
    ['an empty list', 'feed_without_records', '[]'],
    ['no fields', 'feed_without_records', '<a><b>1</b><b>2</b></a>'],
    ['an element that is not closed', 'feed_damaged', '<a><b>1</a>'],
    ['too deep', 'feed_damaged', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['elements too deep', 'feed_damaged', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`],
    [
      'entities that grow',
      'feed_damaged',
      '<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><l><v><make>&b;</make><model>m</model></v></l>',
    ],
    [
      'a file of this machine as an entity',
      'feed_damaged',
      '<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]><l><v><make>&a;</make><model>m</model></v></l>',
    ],
  ])('%s: %s', (_, problem, text) => {
    expect(read(text)).toEqual({ problem })
  })
})
