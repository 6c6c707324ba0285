import { buttonClass, EmptyState } from '@bandari/ui'
import ChevronRight from '@mui/icons-material/ChevronRight'
import GroupAdd from '@mui/icons-material/GroupAddOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import css from './Downline.module.css'
import { RecruitPanel } from './RecruitPanel.tsx'
import type { Recruit } from './recruits.ts'
import { t } from '../../language/translator.ts'

/** The opened recruit is an entry of the history, so Back closes the panel; an e-mail must not stand in a URL. */
export function RecruitGrid({ recruits }: { recruits: readonly Recruit[] }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const opened = recruits.find(({ email }) => email === openedIn(state))
  if (recruits.length === 0) return <NoRecruits />
  return (
    <>
      <ul className={css.grid} aria-label={t('portalSupporter.recruits')}>
        {recruits.map((recruit) => (
          <li key={recruit.email}>
            <RecruitCard
              recruit={recruit}
              onOpen={() => navigate(paths.downline, { state: { recruit: recruit.email } })}
            />
          </li>
        ))}
      </ul>
      {opened && <RecruitPanel recruit={opened} onClose={() => void navigate(-1)} />}
    </>
  )
}

function openedIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'recruit' in state ? state.recruit : null
}

function RecruitCard({ recruit, onOpen }: { recruit: Recruit; onOpen: () => unknown }) {
  const { email, orders } = recruit
  return (
    <button type="button" className={css.card} aria-haspopup="dialog" onClick={onOpen}>
      <Person aria-hidden className={css.face} />
      <span className={css.who}>
        <span className={css.email}>{email}</span>
        <span className={css.count}>
          {t('portalSupporter.recruitOrders', { count: orders.length })}
        </span>
      </span>
      <ChevronRight aria-hidden />
    </button>
  )
}

function NoRecruits() {
  return (
    <EmptyState
      icon={<GroupAdd />}
      title={t('portalSupporter.recruitsNone')}
      action={
        <Link className={buttonClass()} to={paths.training('chapter_3')}>
          {t('portalSupporter.buildTeam')}
        </Link>
      }
    >
      {t('portalSupporter.recruitsNoneText')}
    </EmptyState>
  )
}
