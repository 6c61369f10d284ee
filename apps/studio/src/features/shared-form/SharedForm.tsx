import type { Form, Result } from '@letterslot/core'
import { LetterslotForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { asksForSecrets } from '../../domain/sharing/asks-for-secrets.ts'
import type { ShareFault } from '../../domain/sharing/share-code.ts'
import { sharedText } from '../../domain/texts/shared.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SharedForm.module.css'

export interface SharedFormProps {
  readonly shared: Result<Form, ShareFault>
}

/** A form that came whole in a link: first whom the answers go to, then the form. Nothing of the studio stands here. */
export function SharedForm({ shared }: SharedFormProps) {
  const title = shared.ok ? shared.value.title : sharedText.faults[shared.error][0]
  const locale = shared.ok ? shared.value.locale : 'en'
  useEffect(() => {
    document.title = title
    document.documentElement.lang = locale
  }, [title, locale])
  return (
    <main className={styles['page']}>
      {shared.ok ? (
        <>
          <SharedNotice form={shared.value} />
          <LetterslotForm form={shared.value} headingLevel={1} />
        </>
      ) : (
        <ShareFaultCard fault={shared.error} />
      )}
    </main>
  )
}

/** Why there is no form, and what to do. */
function ShareFaultCard({ fault }: { readonly fault: ShareFault }) {
  const [title, way] = sharedText.faults[fault]
  return (
    <div className={styles['fault']}>
      <h1>{title}</h1>
      <p>{way}</p>
    </div>
  )
}

/** Whom the answers go to, and what not to give. It comes from us, in our words: no form can take it away. */
function SharedNotice({ form }: { readonly form: Form }) {
  const secrets = asksForSecrets(form)
  const asked = secrets.map((secret) => sharedText.secrets[secret])
  return (
    <aside lang="en" aria-label={sharedText.about} className={styles['notice']}>
      <WhereTo form={form} />
      {asked.length > 0 && (
        <div role="alert" className={styles['warning']}>
          <Icon icon={TriangleAlert} />
          <div>
            <p>
              <b>{sharedText.secrets.seems(new Intl.ListFormat('en').format(asked))}</b>
            </p>
            <p>{sharedText.secrets.why}</p>
          </div>
        </div>
      )}
    </aside>
  )
}

function WhereTo({ form: { maker = '', delivery } }: { readonly form: Form }) {
  if (!delivery) return <p>{sharedText.nowhere}</p>
  const [before, after] = sharedText.goes(new URL(delivery.origin).host)
  const name = maker.trim()
  return (
    <>
      <p className={styles['goes']}>
        {before}
        <b>{name === '' ? sharedText.somebody : <bdi>{name}</bdi>}</b>
        {after}
      </p>
      <p>
        {name !== '' && `${sharedText.named} `}
        {sharedText.trust}
      </p>
    </>
  )
}
