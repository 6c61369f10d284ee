import type { Finding } from '@letterslot/email'
import { Check, TriangleAlert } from 'lucide-react'
import { useDocument } from '../../domain/document/use-document.ts'
import { isProblem } from '../../domain/mail/contract-findings.ts'
import { findingText } from '../../domain/texts/email-findings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { FindingItem } from './FindingItem.tsx'
import styles from './Findings.module.css'
import { parametersOf } from './parameters.ts'
import { useFindings } from './use-findings.ts'

export interface FindingsProps {
  /** The mail is written by a provider's template, of which we know what its maker told. */
  readonly isProviders?: boolean
}

/** Does it all arrive? What was found, each with its fix, and what fits. */
export function Findings({ isProviders = false }: FindingsProps) {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const all = useFindings()
  const findings = all.filter(isProblem)
  const notes = all.filter((finding) => !isProblem(finding))
  const answers = parametersOf(form, email).filter(({ source }) => source === 'field')
  const shown = answers.filter(({ uses }) => uses > 0)
  return (
    <section aria-labelledby="email-findings" className={styles['findings']}>
      <div className={styles['head']}>
        <h2 id="email-findings" className={styles['title']}>
          {findingText.title}
        </h2>
        {findings.length === 0 ? (
          !isProviders && <Pill tone="ok">{findingText.none}</Pill>
        ) : (
          <Pill tone="wait" icon={TriangleAlert}>
            {findingText.count(findings.length)}
          </Pill>
        )}
      </div>
      <p className={styles['lead']}>{isProviders ? findingText.leadOfProvider : findingText.lead}</p>
      <FindingList findings={findings} />
      {!isProviders && (
        <ul className={styles['fits']}>
          {shown.length > 0 && (
            <li>
              <Icon icon={Check} /> {findingText.answersIn(shown.length, answers.length)}
            </li>
          )}
          <li>
            <Icon icon={Check} /> {findingText.sameText}
          </li>
        </ul>
      )}
      {notes.length > 0 && (
        <details className={styles['notes']}>
          <summary>{findingText.notes(notes.length)}</summary>
          <FindingList findings={notes} />
        </details>
      )}
    </section>
  )
}

/** Findings, one below the other. */
function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <ul className={styles['list']}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.place} ${finding.name ?? ''}`}>
          <FindingItem finding={finding} />
        </li>
      ))}
    </ul>
  )
}
