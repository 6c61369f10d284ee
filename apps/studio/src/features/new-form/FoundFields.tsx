import type { IntakeForm } from '@letterslot/intake'
import { fieldKindInfo } from '../../domain/document/field-kind-info.ts'
import { intakeText } from '../../domain/texts/intake.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/Pill.tsx'
import styles from './IntakeResult.module.css'
import { ruleWords } from './rule-words.ts'

/** The fields that were read: label, kind, rules, and the parameter that each is sent as. */
export function FoundFields({ form: { fields, map } }: { readonly form: IntakeForm }) {
  return (
    <ul className={styles['fields']}>
      {fields.map((field) => {
        const info = fieldKindInfo(field.kind)
        const rules = ruleWords(field)
        const others = Object.entries(map).flatMap(([name, id]) =>
          id === field.id ? [intakeText.alsoSentAs(name)] : [],
        )
        const fixed = field.kind === 'hidden' && typeof field.default === 'string' ? field.default : ''
        return (
          <li key={field.id}>
            <Icon icon={info.icon} />
            <span className={styles['field']}>
              <span className={styles['label']}>{field.label || field.text || intakeText.unnamed}</span>
              <span className={styles['rules']}>
                {[info.name, fixed, rules, ...others].filter((part) => part !== '').join(' · ')}
              </span>
            </span>
            {field.kind !== 'content' && <Chip>{field.name}</Chip>}
          </li>
        )
      })}
    </ul>
  )
}
