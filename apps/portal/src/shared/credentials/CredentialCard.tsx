import type { Credential } from '@bandari/sdk'
import { Badge, Card } from '@bandari/ui'
import type { ReactNode } from 'react'
import { t } from '../../language/translator.ts'
import { formatDay } from '../dates.ts'
import { PrivateFile } from '../documents/PrivateFile.tsx'
import { FactList } from '../FactList.tsx'
import css from './Credentials.module.css'
import { kindNames, stateLook } from './credential-labels.ts'

interface CredentialCardProps {
  paper: Credential
  load: () => Promise<Blob>
  /** What the reader may do with it. */
  children?: ReactNode
}

export function CredentialCard({ paper, load, children }: CredentialCardProps) {
  const { kind, name, type, number, expires_on, reason, uploaded_at } = paper
  const look = stateLook(paper)
  return (
    <Card as="li" className={css.paper} aria-label={t(kindNames[kind])}>
      <div className={css.line}>
        <span className={css.name}>{t(kindNames[kind])}</span>
        <Badge tone={look.tone}>{t(look.word)}</Badge>
      </div>
      <FactList
        facts={[
          { name: t('portalCompany.number'), value: number },
          { name: t('portalCompany.until'), value: expires_on && formatDay(expires_on) },
          { name: t('portalCompany.added'), value: formatDay(uploaded_at) },
          { name: t('portalCompany.reason'), value: reason },
        ]}
      />
      <PrivateFile
        file={{ file_name: name, file_type: type }}
        label={t('portalCompany.open')}
        failed={(failure) => t('portalCompany.notOpened', { failure })}
        load={load}
      />
      {children}
    </Card>
  )
}
