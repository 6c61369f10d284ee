import type { Form, Result } from '@letterslot/core'
import { LetterslotForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import { TriangleAlert } from 'lucide-react'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { asksForSecrets } from '../../domain/sharing/asks-for-secrets.ts'
import { type ShareFault, unpackForm } from '../../domain/sharing/share-code.ts'
import { sharedText } from '../../domain/texts/shared.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SharedForm.module.css'

/**
 * Shows the form in the address, and another one once the address holds another.
 * @param readCode - what stands behind `#` now; undefined when the address leads elsewhere by then.
 * @returns what takes it away again.
 */
export function openSharedForm(root: Element, readCode: () => string | undefined): () => void {
  const react = createRoot(root)
  let newest: string | undefined
  const show = async (): Promise<void> => {
    const code = readCode()
    if (code === undefined) return location.reload()
    newest = code
    const shared = await unpackForm(code)
    if (newest !== code) return
    react.render(
      <StrictMode>
        <SharedForm key={code} shared={shared} />
      </StrictMode>,
    )
  }
  const follow = (): void => void show()
  addEventListener('hashchange', follow)
  follow()
  return () => {
    newest = undefined
    removeEventListener('hashchange', follow)
    react.unmount()
  }
}

interface SharedFormProps {
  readonly shared: Result<Form, ShareFault>
}

/** A form that came whole in a link: first whom the answers go to, then the form. Nothing of the studio stands here. */
function SharedForm({ shared }: SharedFormProps) {
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
  const [title, advice] = sharedText.faults[fault]
  return (
    <div className={styles['fault']}>
      <h1>{title}</h1>
      <p>{advice}</p>
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
