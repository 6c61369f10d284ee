import { ExternalLink } from 'lucide-react'
import { useDocument } from '../../domain/document/use-document.ts'
import { layoutText } from '../../domain/texts/email.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/Pill.tsx'
import { Findings } from './Findings.tsx'
import { LayoutToCopy } from './LayoutToCopy.tsx'
import { providerParameters } from './provider-parameters.ts'
import styles from './TemplateCode.module.css'
import { TemplateMatch } from './TemplateMatch.tsx'

/** The step with EmailJS, which writes the mail itself: what its template receives, and a layout to take along. */
export function TemplateCode() {
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
