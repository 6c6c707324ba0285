import { expect, it } from 'vitest'
import { readListing } from './listing.ts'

const entry = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-25T01:02:03.000Z</LastModified>
    <ETag>&quot;e&quot;</ETag><Size>42</Size></Contents>`

const page = (inside: string) =>
  `<?xml version="1.0"?><ListBucketResult>${inside}</ListBucketResult>`

it('reads names as they were given, and where the next page begins', () => {
  const next = '<NextContinuationToken>a&amp;b=</NextContinuationToken>'
  const { files, next: token } = readListing(page(entry('a/b &amp; &#xe9;&#39;.pdf') + next))
  expect(files).toEqual([
    { key: "a/b & é'.pdf", size: 42, changed: new Date('2026-11-25T01:02:03Z') },
  ])
  expect(token).toBe('a&b=')
})

it('knows an empty bucket from an answer that is none', () => {
  expect(readListing(page(''))).toEqual({ files: [], next: null })
  expect(() => readListing('<html>Bad gateway</html>')).toThrow('no list')
})
