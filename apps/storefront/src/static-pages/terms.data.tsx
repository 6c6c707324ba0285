import { Rich, useFormat } from '@bandari/i18n/react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { Paragraphs } from './Paragraphs.tsx'
import {
  dollars,
  holdingDays as holding,
  payoutDays as payout,
  payoutThreshold,
  trackingDays as tracking,
} from './programme.data.ts'
import type { TextSection } from './TextSections.tsx'

export const termsSections: readonly TextSection[] = [
  { id: 'accounts', title: 'terms.accounts', text: <Paragraphs ids={['terms.accounts1']} /> },
  {
    id: 'listings',
    title: 'terms.listings',
    text: <Paragraphs ids={['terms.listings1', 'terms.listings2']} />,
  },
  {
    id: 'orders',
    title: 'terms.orders',
    text: <Paragraphs ids={['terms.orders1', 'terms.orders2', 'terms.orders3']} />,
  },
  {
    id: 'shipping',
    title: 'terms.shipping',
    text: <Paragraphs ids={['terms.shipping1', 'terms.shipping2', 'terms.shipping3']} />,
  },
  { id: 'claims', title: 'terms.claims', text: <Paragraphs ids={['terms.claims1']} /> },
  { id: 'local', title: 'terms.local', text: <Paragraphs ids={['terms.local1']} /> },
  { id: 'sellers', title: 'terms.sellers', text: <Paragraphs ids={['terms.sellers1']} /> },
  { id: 'codes', title: 'terms.codes', text: <Paragraphs ids={['terms.codes1']} /> },
  {
    id: 'supporters',
    title: 'shell.supporterProgramme',
    text: <Commission />,
  },
  {
    id: 'site',
    title: 'terms.site',
    text: (
      <p>
        <Rich id="terms.site1" parts={{ privacy: <AppLink href={paths.privacy()} /> }} />
      </p>
    ),
  },
  { id: 'law', title: 'terms.law', text: <Paragraphs ids={['terms.law1']} /> },
]

function Commission() {
  const threshold = useFormat().money(dollars(payoutThreshold))
  return (
    <p>
      <Rich
        id="terms.supporters1"
        values={{ threshold, tracking, holding, payout }}
        parts={{ compensation: <AppLink href={paths.supporterProgramme('compensation')} /> }}
      />
    </p>
  )
}
