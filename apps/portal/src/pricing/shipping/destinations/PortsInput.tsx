import type { SupportPort } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Remove from '@mui/icons-material/Close'
import { IconButton } from '@mui/material'
import { useGetList, useInput } from 'react-admin'
import { querying } from '../../../providers/granted.ts'
import css from './PortsInput.module.css'
import { moved } from './moved.ts'
import { t } from '../../../language/translator.ts'

/** Ports in an order that matters: the first one is what a buyer finds chosen. */
export function PortsInput({ source }: { source: string }) {
  const { field, fieldState } = useInput({ source, defaultValue: [] })
  const { data: ports = [] } = useGetList<SupportPort>(
    'support/ports',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    querying,
  )
  const chosen = field.value as number[]
  const nameOf = (id: number) =>
    ports.find((port) => port.id === id)?.name ?? t('staffTariffs.portNumber', { id })
  const others = ports.filter(({ id }) => !chosen.includes(id))
  return (
    <div className={css.ports}>
      <h2>{t('staffTariffs.ports')}</h2>
      <ol className={css.list}>
        {chosen.map((id, index) => (
          <li key={id} className={css.port}>
            <span className={css.name}>{nameOf(id)}</span>
            <IconButton
              aria-label={t('staffTariffs.moveUp', { name: nameOf(id) })}
              disabled={index === 0}
              onClick={() => field.onChange(moved(chosen, index, index - 1))}
            >
              <Up />
            </IconButton>
            <IconButton
              aria-label={t('staffTariffs.moveDown', { name: nameOf(id) })}
              disabled={index === chosen.length - 1}
              onClick={() => field.onChange(moved(chosen, index, index + 1))}
            >
              <Down />
            </IconButton>
            <IconButton
              aria-label={t('staffTariffs.takeOut', { name: nameOf(id) })}
              onClick={() => field.onChange(chosen.filter((other) => other !== id))}
            >
              <Remove />
            </IconButton>
          </li>
        ))}
      </ol>
      <Field
        label={t('staffTariffs.addToList')}
        hint={t('staffTariffs.addHint')}
        error={fieldState.error?.message}
      >
        {(control) => (
          <SelectInput
            {...control}
            value=""
            placeholder={t('staffTariffs.choosePort')}
            choices={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => field.onChange([...chosen, Number(event.currentTarget.value)])}
          />
        )}
      </Field>
    </div>
  )
}
