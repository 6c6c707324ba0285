import type { ReferralLink } from '@bandari/sdk'
import { Button, buttonClass, Card, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import WhatsApp from '@mui/icons-material/WhatsApp'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { storefrontPaths } from '../../paths.ts'
import { referralLinkCalls } from '../../providers/referral-links.ts'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { useCall } from '../../shared/documents/use-call.ts'
import { saveFile } from '../../shared/save-file.ts'
import { ShopLink } from '../../shared/ShopLink.tsx'
import { linkMessage, whatsAppUrl } from '../dashboard/share.ts'
import { FigureList } from './FigureList.tsx'
import css from './Links.module.css'

interface LinkCardProps {
  link: ReferralLink
  onRename: () => void
}

export function LinkCard({ link, onRename }: LinkCardProps) {
  const { name, url, product, figures } = link
  const [isEnding, setEnding] = useState(false)
  return (
    <Card as="li" className={css.card}>
      <h3 className={css.name}>{name}</h3>
      <p className={css.quiet}>
        {product ? (
          <ShopLink path={storefrontPaths.product(product.id)}>{product.title}</ShopLink>
        ) : (
          t('portalLinks.toHome')
        )}
      </p>
      <p className={css.address}>{url}</p>
      <div className={css.acts}>
        <CopyButton text={url} what={name} />
        <a
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          href={whatsAppUrl(linkMessage({ link: url }))}
          target="_blank"
          rel="noreferrer"
          aria-label={t('portalSupporter.code.shareWhat', { what: name })}
        >
          <WhatsApp aria-hidden fontSize="small" />
          {t('portalSupporter.code.share')}
        </a>
        <CodeButton link={link} />
        <Button variant="quiet" size="small" onClick={onRename}>
          {t('portalLinks.rename')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setEnding(true)}>
          {t('portalLinks.end')}
        </Button>
      </div>
      <FigureList figures={figures} />
      {isEnding && <EndDialog link={link} onClose={() => setEnding(false)} />}
    </Card>
  )
}

function CodeButton({ link: { id, name } }: { link: ReferralLink }) {
  const { run, isRunning, refusal } = useCall()
  const download = () =>
    run({
      act: () => referralLinkCalls.downloadCode(id),
      onDone: ({ file, name: fileName }) => saveFile(file, fileName),
    })
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        loading={isRunning}
        onClick={download}
        aria-label={t('portalLinks.codeOf', { name })}
      >
        {t('portalLinks.code')}
      </Button>
      {refusal !== null && <ErrorAlert title={refusal} />}
    </>
  )
}

function EndDialog({ link: { id, name }, onClose }: { link: ReferralLink; onClose: () => void }) {
  const { run, isRunning, refusal } = useCall()
  const end = () =>
    run({
      act: () => referralLinkCalls.end(id),
      done: t('portalLinks.ended'),
      onDone: onClose,
    })
  return (
    <ConfirmDialog
      open
      title={t('portalLinks.endAsk', { name })}
      confirmLabel={t('portalLinks.end')}
      dangerous
      loading={isRunning}
      onConfirm={end}
      onCancel={onClose}
    >
      <p>{t('portalLinks.endEffect')}</p>
      {refusal !== null && <ErrorAlert title={refusal} />}
    </ConfirmDialog>
  )
}
