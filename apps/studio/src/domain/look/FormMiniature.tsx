import type { Field, Form } from '@letterslot/core'
import styles from './FormMiniature.module.css'
import { miniatureLook } from './miniature-look.ts'

/** As many fields as can be seen. */
const maxDrawnFields = 5
const shownOptions = 3

export interface FormMiniatureProps {
  readonly form: Pick<Form, 'title' | 'description' | 'submitLabel' | 'pages' | 'look'>
}

/** A form at a glance. Drawn, not run: a library of a hundred forms opens as fast as one of three. */
export function FormMiniature({ form }: FormMiniatureProps) {
  const fields = form.pages
    .flatMap((page) => page.fields)
    .filter(({ kind }) => kind !== 'hidden')
    .slice(0, maxDrawnFields)
  return (
    <div
      ref={(element) => {
        element?.removeAttribute('style')
        for (const [name, value] of Object.entries(miniatureLook(form.look))) element?.style.setProperty(name, value)
      }}
      className={styles['window']}
      aria-hidden="true"
    >
      <div className={styles['paper']}>
        <b className={styles['title']}>{form.title}</b>
        {form.description && <p className={styles['lead']}>{form.description}</p>}
        <div className={styles['fields']}>
          {fields.map((field) => (
            <div key={field.id} className={styles[field.width ?? 'full']}>
              <span className={styles['label']}>{field.label}</span>
              <MiniatureControl field={field} />
            </div>
          ))}
        </div>
        <span className={styles['send']}>{form.submitLabel ?? 'Send'}</span>
      </div>
    </div>
  )
}

function MiniatureControl({ field }: { readonly field: Field }) {
  switch (field.kind) {
    case 'content':
      return <p className={styles['text']}>{field.text}</p>
    case 'section':
    case 'image':
      return null
    case 'consent':
      return <i className={styles['box']} />
    case 'radio':
    case 'yesNo':
    case 'checkboxes':
      return (
        <>
          {(field.options ?? []).slice(0, shownOptions).map(({ value, label }) => (
            <span key={value} className={styles['option']}>
              <i className={field.kind === 'checkboxes' ? styles['box'] : styles['round']} />
              {label}
            </span>
          ))}
        </>
      )
    default:
      return (
        <span className={field.kind === 'textarea' ? styles['area'] : styles['line']}>{field.placeholder ?? ''}</span>
      )
  }
}
