import { type Form, noteParameter } from '@letterslot/core'
import { spreadSections } from '@letterslot/core/logic'
import { type EmailTemplate, sampleParams } from '@letterslot/email'
import { ExternalLink, List, Mail } from 'lucide-react'
import { useState } from 'react'
import { useFormConnection } from '../../domain/connections/use-form-connection.ts'
import { fieldsWithParameter } from '../../domain/document/find-field.ts'
import { useDocument } from '../../domain/document/use-document.ts'
import { emailText } from '../../domain/texts/email.ts'
import { layoutText, ownParameterText } from '../../domain/texts/email-layout.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/Pill.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { EmailEditor } from './EmailEditor.tsx'
import styles from './EmailStep.module.css'
import { Findings } from './Findings.tsx'
import { LayoutToCopy } from './LayoutToCopy.tsx'
import { parametersOf } from './parameters.ts'
import { TemplateMatch } from './TemplateMatch.tsx'

/**
 * The step E-mail of an open form: the editor of the mail. With EmailJS, whose template writes it, what is edited is
 * copied there, and what that template receives stands in a view of its own.
 */
export function EmailStep() {
  const { connection, isRead } = useFormConnection()
  const [view, setView] = useState<'mail' | 'template'>('mail')
  if (!isRead) return null
  const isProviders = connection?.kind === 'emailjs'
  return (
    <>
      {isProviders && (
        <div className={styles['views']}>
          <Segmented
            label={layoutText.views.label}
            value={view}
            onChange={setView}
            segments={[
              { value: 'mail', label: layoutText.views.mail, icon: Mail },
              { value: 'template', label: layoutText.views.template, icon: List },
            ]}
          />
        </div>
      )}
      {isProviders && view === 'template' ? (
        <TemplateCode />
      ) : (
        <>
          <VisuallyHidden elementType="h1">{emailText.title}</VisuallyHidden>
          <EmailEditor key={connection?.id ?? 'none'} connection={connection} />
        </>
      )}
    </>
  )
}

/** The step with EmailJS, which writes the mail itself: what its template receives, and a layout to take along. */
function TemplateCode() {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  return (
    <div className={styles['page']}>
      <div className={styles['work']}>
        <h1 className={styles['title']}>{layoutText.title}</h1>
        <p className={styles['lead']}>{layoutText.lead}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
        <section aria-label={layoutText.table} tabIndex={0} className={styles['scroll']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{layoutText.parameter}</th>
                <th scope="col">{layoutText.example}</th>
                <th scope="col">{layoutText.from}</th>
              </tr>
            </thead>
            <tbody>
              {providerParameters(form, email).map(({ name, example, from }) => (
                <tr key={name}>
                  <th scope="row">
                    <Chip>{`{{${name}}}`}</Chip>
                  </th>
                  <td className={styles['example']}>{example || layoutText.emptyExample}</td>
                  <td>{from}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p>
          <a className={buttonClass()} href={layoutText.dashboardUrl} target="_blank" rel="noreferrer">
            {layoutText.dashboard}
            <Icon icon={ExternalLink} size={14} />
          </a>
        </p>
        <TemplateMatch />
      </div>
      <div className={styles['side']}>
        <Findings isProviders />
        <LayoutToCopy />
      </div>
    </div>
  )
}

/** A parameter as a provider's template receives it. */
interface ProviderParameter {
  readonly name: string
  readonly example: string
  /** Which field it comes from, or what ours is for. */
  readonly from: string
}

/** Every parameter that a message of the form brings along, with a made-up value. */
export function providerParameters(document: Form, email: EmailTemplate): readonly ProviderParameter[] {
  const form = spreadSections(document)
  const samples = sampleParams(form)
  const hidden = new Set(fieldsWithParameter(form).flatMap(({ name, visibleWhen }) => (visibleWhen ? [name] : [])))
  const noted = noteParameter(form)
  const files = new Set(
    fieldsWithParameter(form).flatMap(({ kind, name }) => (kind === 'file' || kind === 'signature' ? [name] : [])),
  )
  return parametersOf(form, email).map(({ name, label, source }) => {
    const example = samples[name] ?? ''
    if (source === 'own') return { name, example, from: ownParameterText[name] ?? '' }
    const from = source === 'mapped' ? layoutText.mapped(label) : layoutText.field(label)
    const remarks = [
      files.has(name) && layoutText.attached(name),
      hidden.has(name) && layoutText.sometimes,
      name === noted && layoutText.noted,
    ]
    return { name, example, from: [from, ...remarks.filter((remark) => remark !== false)].join(', ') }
  })
}
