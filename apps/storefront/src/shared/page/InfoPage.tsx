import { useTranslate } from '@bandari/i18n/react'
import { type Breadcrumb, Breadcrumbs, classNames } from '@bandari/ui'
import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import { ContactAside } from './ContactAside.tsx'
import { trailFacts } from './facts.ts'
import css from './InfoPage.module.css'
import { PageHead } from './PageHead.tsx'
import { paths } from '../addresses/paths.ts'
import { useAddress } from './settings.ts'

export interface InfoPageProps {
  title: string
  lead: ReactNode
  /** For search engines and shared links. */
  description: string
  /** The page's own address. */
  path: string
  /** Between Home and this page. */
  trail?: readonly Required<Breadcrumb>[]
  /** schema.org objects besides the trail. */
  facts?: readonly object[]
  /** Below the lead: the one primary action, or the ways to neighbouring pages. */
  actions?: ReactNode
  /** Beside the text: how to reach a person, unless something else is given; null for the whole width. */
  aside?: ReactNode
  children: ReactNode
}

/** A page that explains: heading, text in a readable measure, and an aside with ways to reach a person. */
export function InfoPage(props: InfoPageProps) {
  const { title, lead, description, path, trail = [], facts = [] } = props
  const { actions, aside = <ContactAside />, children } = props
  const t = useTranslate()
  const addressOf = useAddress()
  const links = [{ label: t('shell.home'), href: paths.home() }, ...trail]
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonical={path}
        facts={[trailFacts([...links, { label: title, href: path }], addressOf), ...facts]}
      />
      <div className={css.band}>
        <div className={`container ${css.head}`}>
          <Breadcrumbs linkComponent={AppLink} items={[...links, { label: title }]} />
          <h1>{title}</h1>
          <p className={css.lead}>{lead}</p>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </div>
      <div className={classNames('container', css.columns, aside !== null && css.withAside)}>
        <div className={css.main}>{children}</div>
        {aside !== null && (
          <aside className={css.aside} aria-label={t('shell.contact')}>
            {aside}
          </aside>
        )}
      </div>
    </>
  )
}

/** One part of the page, under its own heading. */
export function InfoSection({ title, id, children }: InfoSectionProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <div className={css.text}>{children}</div>
    </section>
  )
}

interface InfoSectionProps {
  title: string
  /** Unique on the page; links lead to it. */
  id: string
  children: ReactNode
}
