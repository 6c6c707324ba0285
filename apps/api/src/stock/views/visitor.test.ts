import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { viewsOf } from './views.ts'
import { insiderMark, isRobot, viewMark, visitorOf } from './visitor.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const key = randomBytes(32)

describe('isRobot', () => {
  it.each([
    [phone, false],
    [laptop, false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      false,
    ],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0 Safari/537.36', true],
    ['facebookexternalhit/1.1', true],
    ['WhatsApp/2.23.20.0', true],
    ['curl/8.9.1', true],
    ['node', true],
    ['', true],
  ])('%s: %s', (userAgent, expected) => {
    expect(isRobot(userAgent)).toBe(expected)
  })
})

describe('visitorOf', () => {
  const same = (one: [string, string], other: [string, string], otherKey = key) => {
    const [a, b] = [one, other].map(([ip, userAgent]) => ({ ip, userAgent }))
    return visitorOf(key, a!).equals(visitorOf(otherKey, b!))
  }

  it('is a household with one browser for a day', () => {
    expect(same(['41.90.1.2', phone], ['41.90.1.2', phone])).toBe(true)
    expect(same(['::ffff:41.90.1.2', phone], ['41.90.1.2', phone])).toBe(true)
    expect(same(['2001:db8:7:1::5', phone], ['2001:db8:7:1::6', phone])).toBe(true)
  })

  it('and nobody else', () => {
    expect(same(['41.90.1.2', phone], ['41.90.1.3', phone])).toBe(false)
    expect(same(['41.90.1.2', phone], ['41.90.1.2', laptop])).toBe(false)
    expect(same(['2001:db8:7:1::5', phone], ['2001:db8:7:2::5', phone])).toBe(false)
    expect(same(['41.90.1.2', phone], ['41.90.1.2', phone], randomBytes(32))).toBe(false)
  })
})

describe('viewMark', () => {
  it('differs by listing and by what was done with it, within 64 bits', () => {
    const visitor = visitorOf(key, { ip: '41.90.1.2', userAgent: phone })
    const marks = [
      viewMark(visitor, 'shown', 1),
      viewMark(visitor, 'opened', 1),
      viewMark(visitor, 'shown', 11),
      insiderMark(visitor, 1),
      insiderMark(visitor, null),
    ]
    expect(new Set(marks).size).toBe(5)
    for (const mark of marks) expect(BigInt.asIntN(64, BigInt(mark))).toBe(BigInt(mark))
  })
})

describe('viewsOf', () => {
  const reading = { language: 'en', country: null } as const
  const somebody = { ip: '41.90.1.2', userAgent: phone }
  const seller = { ip: '197.248.1.9', userAgent: laptop }
  const support = { ip: '10.1.1.1', userAgent: laptop }
  const known = {
    key,
    insiders: new Set([
      insiderMark(visitorOf(key, seller), 7),
      insiderMark(visitorOf(key, support), null),
    ]),
    vendors: new Map<number, number | null>([
      [1, 7],
      [2, 8],
      [3, null],
    ]),
  }
  const counted = (reader: typeof somebody, products: number[], times = 1) =>
    viewsOf(
      Array.from({ length: times }, () => ({
        kind: 'shown' as const,
        products,
        reader: { ...reader, ...reading },
      })),
      known,
    ).map(({ productId, vendorId }) => [productId, vendorId])

  it.each([
    [
      'somebody, whoever’s listings they are',
      somebody,
      [1, 2, 3],
      [
        [1, 7],
        [2, 8],
        [3, null],
      ],
    ],
    [
      'a seller, but not at their own',
      seller,
      [1, 2, 3],
      [
        [2, 8],
        [3, null],
      ],
    ],
    ['no staff', support, [1, 2, 3], []],
    ['no robot', { ip: '1.1.1.1', userAgent: 'curl/8' }, [1], []],
    ['no listing that is gone', somebody, [1, 99], [[1, 7]]],
  ] as const)('counts %s', (_, reader, products, expected) => {
    expect(counted(reader, [...products])).toEqual(expected)
  })

  it('counts somebody once in a batch', () => {
    expect(counted(somebody, [1, 2, 1], 5)).toEqual([
      [1, 7],
      [2, 8],
    ])
  })
})
