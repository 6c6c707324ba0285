import { Rich } from '@bandari/i18n/react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import {
  holdingDays,
  payoutDays,
  payoutThreshold,
} from '../../../shared/programme/programme.data.ts'
import { PositionsTable } from '../PositionsTable.tsx'
import { t } from '../../../language/translator.ts'

export function GettingPaid() {
  return (
    <>
      <p>{t('portalTraining.paid.base')}</p>
      <PositionsTable />
      <h3>{t('portalTraining.paid.kinds')}</h3>
      <p>
        <Rich id="portalTraining.paid.kindsText" parts={{ strong: <strong /> }} />
      </p>
      <h3>{t('portalTraining.paid.example')}</h3>
      <p>{t('portalTraining.paid.exampleText')}</p>
      <h3>{t('portalTraining.paid.stages')}</h3>
      <ul>
        <li>
          <Rich
            id="portalTraining.paid.stagePending"
            values={{ days: holdingDays }}
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Rich
            id="portalTraining.paid.stageApproved"
            values={{ days: holdingDays }}
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Rich
            id="portalTraining.paid.stagePayable"
            values={{ threshold: payoutThreshold }}
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Rich
            id="portalTraining.paid.stagePaid"
            values={{ days: payoutDays }}
            parts={{ strong: <strong /> }}
          />
        </li>
      </ul>
      <p>
        <Rich
          id="portalTraining.paid.statement"
          parts={{ link: <Link to={paths.statement()} /> }}
        />
      </p>
    </>
  )
}
