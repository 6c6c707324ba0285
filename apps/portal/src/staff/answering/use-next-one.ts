import { useEffect, useRef } from 'react'
import { type RaRecord, useCreatePath, useDataProvider, useGetList } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { querying } from '../../providers/granted.ts'
import { nextOf, type Queue, waitingIn } from './next-one.ts'

const aMoment = 30_000

/** Whoever comes from one answer to the next means to write at once. */
const toWrite = { isToWrite: true }

/** What waits in a queue for oneself or for nobody yet, and the way to the next of it. */
export function useNextOne(queue: Queue, id: number) {
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const dataProvider = useDataProvider()
  const { filter, sort } = waitingIn[queue]
  const ask = {
    filter: { ...filter, is_for_me: true },
    sort,
    pagination: { page: 1, perPage: 25 },
  }
  const { data } = useGetList<RaRecord<number>>(queue, ask, {
    ...querying,
    refetchInterval: aMoment,
  })
  const waiting = data?.map((one) => one.id) ?? []
  const pathAfter = (ids: readonly number[]) => {
    const next = nextOf(ids, id)
    return next === null ? null : createPath({ resource: queue, type: 'show', id: next })
  }
  const path = pathAfter(waiting)
  /** To the next one, or to the list where nobody else waits. Who answers before the queue has been read waits for it. */
  const go = async () => {
    const found =
      data ?? (await dataProvider.getList<RaRecord<number>>(queue, ask).then(rowsOf, () => []))
    const to = pathAfter(found.map((one) => one.id))
    await navigate(to ?? createPath({ resource: queue, type: 'list' }), { state: toWrite })
  }
  return { path, state: toWrite, go, others: waiting.filter((one) => one !== id).length }
}

function rowsOf<Row>({ data }: { data: Row[] }): Row[] {
  return data
}

export function useIsToWrite(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'isToWrite' in state
}

/** The field of an answer, with the focus from the beginning where somebody comes to write. */
export function useFieldToWrite() {
  const isToWrite = useIsToWrite()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isToWrite) field.current?.focus()
  }, [isToWrite])
  return field
}
