import { HttpError, type RaRecord, useRefresh, useUpdate } from 'react-admin'
import { useAnother } from './use-another.ts'
import { useWrite } from './use-write.ts'

interface Save<T> {
  record: T
  changes: object
  done: string
  onDone?: () => void
}

/**
 * Sends a whole record. After a 409 the record is read again, so that the slower person sees the current
 * state with the refusal.
 */
export function useSaveRecord<T extends RaRecord<number>>(resource: string) {
  const [update] = useUpdate<T>()
  const refresh = useRefresh()
  const { write, isWriting, refusal } = useWrite()
  const another = useAnother()

  const send = async (record: T, changes: object) => {
    try {
      await another.send(changes, (body) =>
        update(
          resource,
          { id: record.id, data: { ...record, ...body }, previousData: record },
          { mutationMode: 'pessimistic', returnPromise: true },
        ),
      )
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) refresh()
      throw error
    }
  }
  const save = ({ record, changes, done, onDone }: Save<T>) =>
    write({ act: () => send(record, changes), done, onDone })
  return { save, isSaving: isWriting, refusal, another }
}
