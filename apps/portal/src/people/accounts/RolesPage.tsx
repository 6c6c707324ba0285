import Check from '@mui/icons-material/Check'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { BackTo } from '../../staff/record/BackTo.tsx'
import { roleNames } from '../../staff/record/role-names.data.ts'
import { Section } from '../../staff/record/Section.tsx'
import { columns, type MatrixGroup, operationName, roleMatrix, subjectName } from './role-matrix.ts'
import css from './Roles.module.css'
import { t } from '../../language/translator.ts'

const groups = roleMatrix()

/** What each role may do: the table that the API refuses by, so it cannot say anything else. */
export function RolesPage() {
  return (
    <Page
      title={t('staffAccounts.rolesMay')}
      wide
      above={<BackTo to={paths.supportUsers} what="accounts" />}
    >
      <p className={css.lead}>{t('staffAccounts.roles.lead')}</p>
      {groups.map((group) => (
        <Group key={group.subject} group={group} />
      ))}
    </Page>
  )
}

function Group({ group: { subject, rows } }: { group: MatrixGroup }) {
  return (
    <Section title={subjectName(subject)}>
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col" className={css.what}>
              <span className="visually-hidden">{t('staffAccounts.roles.what')}</span>
            </th>
            {columns.map((role) => (
              <th key={role} scope="col">
                {t(roleNames[role])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ operation, what, allowed }) => (
            <tr key={operation}>
              <th scope="row" className={css.what}>
                {operationName({ operation, what })}
              </th>
              {columns.map((role, index) => (
                <td key={role} data-role={t(roleNames[role])} data-allowed={allowed[index]}>
                  <Cell isAllowed={allowed[index] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Cell({ isAllowed }: { isAllowed: boolean }) {
  if (!isAllowed) return <span className={css.no}>{t('staffAccounts.no')}</span>
  return (
    <span className={css.yes}>
      <Check aria-hidden fontSize="small" />
      <span className={css.word}>{t('staffAccounts.yes')}</span>
    </span>
  )
}
