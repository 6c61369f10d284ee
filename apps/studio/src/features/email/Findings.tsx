import { Check, TriangleAlert } from 'lucide-react'
import { findingText } from '../../catalogue/email.ts'
import { useDocument } from '../../document/use-document.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { FindingItem } from './FindingItem.tsx'
import styles from './Findings.module.css'
import { parametersOf } from './parameters.ts'
import { useFindings } from './use-findings.ts'

/** Does it all arrive? What was found, each with its fix, and what fits. */
export function Findings() {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const findings = useFindings()
  const answers = parametersOf(form, email).filter(({ source }) => source === 'field')
  const shown = answers.filter(({ uses }) => uses > 0)
  return (
    <section aria-labelledby="email-findings" className={styles['findings']}>
      <div className={styles['head']}>
        <h2 id="email-findings" className={styles['title']}>
          {findingText.title}
        </h2>
        {findings.length === 0 ? (
          <Pill tone="ok">{findingText.none}</Pill>
        ) : (
          <Pill tone="wait" icon={TriangleAlert}>
            {findingText.count(findings.length)}
          </Pill>
        )}
      </div>
      <p className={styles['lead']}>{findingText.lead}</p>
      <ul className={styles['list']}>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.place} ${finding.name ?? ''}`}>
            <FindingItem finding={finding} />
          </li>
        ))}
      </ul>
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
    </section>
  )
}
