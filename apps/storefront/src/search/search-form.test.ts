import { expect, test } from 'vitest'
import { pathOfForm } from './search-form.ts'

test.each([
  ['the home search', 'make=toyota&from=100000&to=1500000', '/search/toyota/100000/1500000'],
  ['the home search without a make', 'make=&from=&to=1500000', '/search/cars/0/1500000'],
  ['the home search with a Price To that is disabled', 'make=mazda&from=', '/search/mazda/0/0'],
  ['a Price To below Price From', 'make=&from=2000000&to=1500000', '/search/cars/1500000/2000000'],
  [
    'the filters',
    'st=1&sv=toyota&svm=vitz&of=toyota&min=500&max=8000&sorted=0',
    '/search/1/500/8000/1/toyota/vitz/0',
  ],
  [
    'another make: the model goes',
    'st=1&sv=mazda&svm=vitz&of=toyota&min=0&max=0&sorted=1',
    '/search/1/0/0/1/mazda/*/1',
  ],
  [
    'bounds the wrong way round',
    'st=2&sv=&min=8000&max=500&sorted=0',
    '/search/1/500/8000/2/*/*/0',
  ],
  [
    'the filters beside the segments',
    'st=1&sv=toyota&svm=&of=toyota&min=0&max=0&sorted=0&year_from=2012&year_to=&fuel=hybrid&fuel=diesel&words=sr5',
    '/search/1/0/0/1/toyota/*/0?year=2012-&fuel=diesel,hybrid&words=sr5',
  ],
  [
    'the filters of the Kenya search',
    'market=local&st=*&sv=toyota&svm=&of=toyota&min=0&max=900000&sorted=0&pictures=yes&listed=7',
    '/product-search/toyota?max=900000&order=0&pictures=yes&listed=7',
  ],
  ['nonsense', 'st=9&sv=&min=-1&max=many&sorted=up', '/search/1/0/0/1/*/*/*'],
])('%s', (_, fields, path) => {
  expect(pathOfForm(new URLSearchParams(fields))).toBe(path)
})
