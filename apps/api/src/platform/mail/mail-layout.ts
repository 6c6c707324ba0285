import type { Translator } from '@bandari/i18n'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent, MailList } from './mail-body.ts'

const fontFamily = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const text: CSSProperties = {
  margin: '0 0 16px',
  fontSize: 16,
  lineHeight: 1.55,
  color: '#0F1B2D',
  // An address in a sentence would widen the mail beyond a telephone's screen.
  wordBreak: 'break-word',
}
const small: CSSProperties = { margin: '0 0 8px', fontSize: 14, lineHeight: 1.5, color: '#334155' }

/** Only a style sheet can ask for the reader's colour scheme; clients without style sheets show the light one. */
const dark = `@media (prefers-color-scheme:dark){
.ground,.ground>table>tbody>tr>td{background-color:#0B1626!important}
.card{background-color:#13233A!important;border-color:#2A3B54!important}
.ink{color:#E7EDF5!important}
.label{color:#B9CBDA!important}
.cell{border-color:#2A3B54!important}
.link{color:#8CC9E2!important}
}`

/** The components write tables, inline styles and Outlook's extras, so that mail clients draw them alike. */
export function composeHtml({ t, language }: Translator, content: MailContent): string {
  const { brand, title, paragraphs, facts = [], lists = [], action, closing, optional } = content
  const card: CSSProperties = {
    maxWidth: 560,
    backgroundColor: '#FFFFFF',
    border: '1px solid #E2E8F0',
    borderRadius: 8,
    borderCollapse: 'separate',
  }
  const written = cell(
    { padding: '28px 24px 20px' },
    createElement(Heading, { className: 'ink', style: heading }, title),
    ...paragraphs.map(paragraph),
    facts.length > 0 ? factsTable(facts) : null,
    ...lists.map(listBlock),
    action ? actionBlock(action, t('mails.ifButtonFails')) : null,
    closing === undefined ? null : paragraph(closing),
    optional ? optionalBlock(optional) : null,
  )
  const ground: CSSProperties = {
    margin: 0,
    padding: '24px 12px',
    backgroundColor: '#F8FAFC',
    fontFamily,
  }
  const page = createElement(
    Html,
    { lang: language },
    head(title),
    createElement(
      Body,
      { className: 'ground', style: ground },
      createElement(Container, { className: 'card', style: card }, band(brand), written),
    ),
  )
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`
}

function head(title: string): ReactNode {
  return createElement(
    Head,
    null,
    createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    createElement('meta', { name: 'color-scheme', content: 'light dark' }),
    createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    createElement('title', null, title),
    createElement('style', null, dark),
  )
}

const heading: CSSProperties = {
  margin: '0 0 16px',
  fontSize: 22,
  lineHeight: 1.3,
  color: '#0A2540',
}

/** Puts a text into a cell of its own, because Outlook ignores other spacing. */
function cell(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement(Row, null, createElement(Column, { style }, ...children))
}

function band(brand: string): ReactNode {
  const name: CSSProperties = {
    padding: '16px 24px',
    backgroundColor: '#0A2540',
    borderRadius: '8px 8px 0 0',
    fontSize: 18,
    fontWeight: 700,
    color: '#FFFFFF',
  }
  return cell(name, brand)
}

function paragraph(words: string): ReactNode {
  return createElement(Text, { className: 'ink', style: text }, words)
}

function factsTable(facts: NonNullable<MailContent['facts']>): ReactNode {
  const either: CSSProperties = {
    padding: '8px 0',
    borderBottom: '1px solid #E2E8F0',
    fontSize: 15,
    lineHeight: 1.4,
    verticalAlign: 'top',
  }
  // Without its share, long labels would leave the values so little room that amounts are torn.
  const name: CSSProperties = { ...either, width: '42%', paddingRight: 16, color: '#334155' }
  const said: CSSProperties = {
    ...either,
    color: '#0F1B2D',
    fontWeight: 600,
    wordBreak: 'break-word',
  }
  const rows = facts.map(([label, value]) =>
    createElement(
      'tr',
      null,
      createElement('td', { className: 'cell label', width: '42%', style: name }, label),
      createElement('td', { className: 'cell ink', style: said }, value),
    ),
  )
  return createElement(
    'table',
    {
      role: 'presentation',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      style: { margin: '0 0 20px' },
    },
    createElement('tbody', null, ...rows),
  )
}

function listBlock({ heading: name, items, more }: MailList): ReactNode {
  return [
    createElement(
      Heading,
      { as: 'h2', className: 'ink', style: { ...heading, fontSize: 18 }, key: name },
      name,
    ),
    ...items.map(({ label, note, url }) =>
      createElement(
        Text,
        { className: 'ink', style: { ...text, margin: '0 0 12px' }, key: url },
        createElement(Link, { href: url, target: '_top', className: 'link', style: linked }, label),
        createElement('br'),
        note,
      ),
    ),
    more === undefined
      ? null
      : createElement(Text, { className: 'label', style: small, key: 'more' }, more),
  ]
}

function optionalBlock({ words, url }: NonNullable<MailContent['optional']>): ReactNode {
  return createElement(
    Text,
    { className: 'label', style: { ...small, margin: '20px 0 8px', wordBreak: 'break-word' } },
    `${words} `,
    shownLink(url),
  )
}

const linked: CSSProperties = { color: '#0B4F6C', textDecoration: 'underline' }

function shownLink(url: string): ReactNode {
  return createElement(Link, { href: url, target: '_top', className: 'link', style: linked }, url)
}

function actionBlock(
  { label, url }: NonNullable<MailContent['action']>,
  ifItFails: string,
): ReactNode {
  const button: CSSProperties = {
    padding: '13px 22px',
    backgroundColor: '#B93C0B',
    borderRadius: 6,
    color: '#FFFFFF',
    fontSize: 16,
    fontWeight: 600,
  }
  // Opens in the same window, because the mailbox of a shop without a mail server opens no new one.
  const target = '_top'
  return [
    createElement(
      'p',
      { style: { margin: '8px 0 20px' }, key: 'button' },
      createElement(Button, { href: url, target, style: button }, label),
    ),
    createElement(Text, { className: 'label', style: small, key: 'why' }, ifItFails),
    createElement(
      Text,
      { style: { ...small, marginBottom: 20, wordBreak: 'break-all' }, key: 'address' },
      shownLink(url),
    ),
  ]
}
