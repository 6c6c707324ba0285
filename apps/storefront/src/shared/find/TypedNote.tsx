import { Rich, useFormat, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { VehicleText } from '@bandari/sdk'
import { useState } from 'react'
import { useUnderstandVehicleTextQuery } from '../../api/vehicle-filters.ts'
import { paths } from '../addresses/paths.ts'
import type { MyDestination } from '../destination/my-destination.ts'
import { AppLink } from '../page/AppLink.tsx'
import { DestinationTaken } from './DestinationTaken.tsx'
import css from './TypedNote.module.css'

interface TypedNoteProps {
  /** What was typed into the search box. */
  typed: string
  /** The list that this page shows. */
  kind: 'vehicles' | 'parts'
  /** The visitor's destination, whose money is meant where none is named. */
  mine: MyDestination | null
  /** The destination that the address sets; null where the words named none, or none with known routes. */
  taken: MyDestination | null
  /** This page without what was typed. */
  here: string
}

/** Above the results: how the words of the search box were read, and the way to each other reading. */
export function TypedNote({ typed, kind, mine, taken, here }: TypedNoteProps) {
  const t = useTranslate()
  // The destination changes once it is taken; the words were read before.
  const [country] = useState(mine?.country)
  const { data: text } = useUnderstandVehicleTextQuery({ q: typed, ...(country && { country }) })
  if (!text) return null
  const lines = [
    text.corrected !== null && <Corrected key="corrected" text={text} />,
    text.place?.wish === 'destination' &&
      (taken ? (
        <DestinationTaken key="place" taken={taken} here={here} />
      ) : (
        <UnknownRoutes key="place" country={text.place.country} />
      )),
    text.money && <Money key="money" money={text.money} />,
    text.counts.vehicles > 0 && text.counts.parts > 0 && (
      <BothKinds key="both" text={text} kind={kind} />
    ),
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <section className={css.note} aria-label={t('find.note')}>
      {lines}
    </section>
  )
}

function Corrected({ text: { text, corrected } }: { text: VehicleText }) {
  return (
    <p>
      <Rich
        id="find.correction"
        parts={{
          corrected: <strong>{corrected}</strong>,
          typed: <AppLink href={paths.find(text, { literal: true })}>{text}</AppLink>,
        }}
      />
    </p>
  )
}

function UnknownRoutes({ country }: { country: string }) {
  const { t, locale } = useTranslator()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return <p>{t('find.noRules', { place: names.of(country) ?? country })}</p>
}

function Money({ money: { currency, rate } }: { money: NonNullable<VehicleText['money']> }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <p>
      {rate === null
        ? t('find.noRate', { currency })
        : t('find.rate', { currency, rate: format.rate({ currency, rate }) })}
    </p>
  )
}

/** Words that may mean vehicles and spares: how many there are of each, and the way to the other list. */
function BothKinds({
  text: { text, counts },
  kind,
}: Pick<TypedNoteProps, 'kind'> & { text: VehicleText }) {
  const t = useTranslate()
  const labels = {
    vehicles: t('find.vehicles', { count: counts.vehicles }),
    parts: t('find.parts', { count: counts.parts }),
  }
  const entry = (one: 'vehicles' | 'parts') =>
    one === kind ? (
      <strong>{labels[one]}</strong>
    ) : (
      <AppLink href={paths.find(text, { kind: one })}>{labels[one]}</AppLink>
    )
  return (
    <p>
      <Rich id="find.both" parts={{ vehicles: entry('vehicles'), parts: entry('parts') }} />
    </p>
  )
}
