import type { ProductDetail } from '@bandari/sdk'
import { Button, Card, ErrorAlert, Field, Picture, TextInput } from '@bandari/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useCreate, useNotify, useRefresh } from 'react-admin'
import { getProduct } from '../../providers/content.ts'
import { codeOf } from '../../providers/granted.ts'
import { listingNumber } from '../../shared/listing-number.ts'
import css from './HomePage.module.css'
import { t } from '../../language/translator.ts'

interface AddVehicleProps {
  resource: string
  /** `Add to the deals`. */
  label: string
  /** Shown next to the number: where the vehicle is added. */
  choice?: ReactNode
  values?: object
  done: (title: string) => string
}

/** Adds a listing by its number or address, after showing it. */
export function AddVehicle({ resource, label, choice, values = {}, done }: AddVehicleProps) {
  const [typed, setTyped] = useState('')
  const { found, problem, isLooking, look, setFound, setProblem } = useLookUp()
  const [create, { isPending }] = useCreate()
  const notify = useNotify()
  const refresh = useRefresh()

  const add = async ({ id, title }: ProductDetail) => {
    setProblem(null)
    try {
      const data = { product_id: id, ...values }
      await create(resource, { data }, { mutationMode: 'pessimistic', returnPromise: true })
      notify(done(title), { type: 'success' })
      setFound(null)
      setTyped('')
      refresh()
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void look(typed)
  }
  return (
    <Card className={css.add}>
      <form className={css.line} onSubmit={submit} noValidate>
        {choice}
        <div className={css.field}>
          <Field label={t('staffHomePage.number')}>
            {(control) => (
              <TextInput
                {...control}
                value={typed}
                maxLength={300}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
        <div className={css.button}>
          <Button type="submit" variant="secondary" loading={isLooking}>
            {t('staffHomePage.lookUp')}
          </Button>
        </div>
      </form>
      {problem !== null && <ErrorAlert title={problem} />}
      {found && (
        <FoundVehicle
          vehicle={found}
          label={label}
          isAdding={isPending}
          onAdd={() => void add(found)}
        />
      )}
    </Card>
  )
}

/** Reads the vehicle that a number or an address names. */
function useLookUp() {
  const [found, setFound] = useState<ProductDetail | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isLooking, setLooking] = useState(false)
  const look = async (typed: string) => {
    const id = listingNumber(typed)
    setFound(null)
    if (id === null) return setProblem(t('staffHomePage.isNumber'))
    setProblem(null)
    setLooking(true)
    try {
      setFound(await getProduct(id))
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setLooking(false)
    }
  }
  return { found, problem, isLooking, look, setFound, setProblem }
}

interface FoundVehicleProps {
  vehicle: ProductDetail
  label: string
  isAdding: boolean
  onAdd: () => void
}

function FoundVehicle({ vehicle, label, isAdding, onAdd }: FoundVehicleProps) {
  return (
    <>
      <div className={css.found}>
        <div className={css.picture}>
          <Picture src={vehicle.images[0]?.original} alt="" sizes="88px" />
        </div>
        <span className={css.words}>
          <strong>{vehicle.title}</strong>
          <span className={css.quiet}>{t('staffHomePage.listing', { id: vehicle.id })}</span>
        </span>
      </div>
      <div>
        <Button type="button" variant="primary" loading={isAdding} onClick={onAdd}>
          {label}
        </Button>
      </div>
    </>
  )
}

function sentenceOf(error: unknown): string {
  if (codeOf(error) === 'not_found') return t('staffHomePage.noListing')
  return error instanceof Error ? error.message : String(error)
}
