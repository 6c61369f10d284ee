import type { Form } from '@letterslot/core'
import { TriangleAlert } from 'lucide-react'
import { sharedText } from '../../catalogue/shared.ts'
import { Icon } from '../../ui/Icon.tsx'
import { asksForSecrets } from './asks-for-secrets.ts'
import styles from './SharedForm.module.css'

/** Whom the answers go to, and what not to give. It comes from us, in our words: no form can take it away. */
export function SharedNotice({ form }: { readonly form: Form }) {
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
