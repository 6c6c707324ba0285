import { contentRange, type ListQuery } from './list-query.ts'

interface Found<Row> {
  query: Pick<ListQuery<string>, 'range'>
  total: number
  body: Row[]
}

/** The records of a range, and in a header how many there are (contract 3.2). */
export function answerList<Row>(resource: string, { query, total, body }: Found<Row>) {
  const place = { first: query.range.first, count: body.length, total }
  return {
    status: 200 as const,
    headers: {
      'content-range': contentRange(resource, place),
      'access-control-expose-headers': 'Content-Range',
    },
    body,
  }
}
