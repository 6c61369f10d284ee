import type { Form, Result } from '@letterslot/core'
import { languagesOf } from '@letterslot/core/language'
import { TriangleAlert } from 'lucide-react'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { paperStyle } from '../../domain/look/paper-style.ts'
import { asksForSecrets } from '../../domain/sharing/asks-for-secrets.ts'
import { type ShareFault, unpackForm } from '../../domain/sharing/share-code.ts'
import { type SharedText, sharedText } from '../../domain/texts/shared.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { StudioLanguage } from '../../ui/language.ts'
import { languageFor } from '../../ui/language-choice.ts'
import { DrawnForm, type DrawnFormProps, usePageWords } from './DrawnForm.tsx'
import styles from './SharedForm.module.css'

/**
 * Shows the form in the address, and another one once the address holds another.
 * @param readCode - what stands behind `#` now; undefined when the address leads elsewhere by then.
 * @param language - of what is said of the form. Default: the first of the browser's that we speak.
 * @returns what takes it away again.
 */
export function openSharedForm(
  root: Element,
  readCode: () => string | undefined,
  language: StudioLanguage = languageFor('browser', navigator.languages),
): () => void {
  const react = createRoot(root)
  let newest: string | undefined
  const show = async (): Promise<void> => {
    const code = readCode()
    if (code === undefined) return location.reload()
    newest = code
    const [shared, words] = await Promise.all([unpackForm(code), loadWords(language)])
    const Drawn = await loadDrawn(shared)
    if (newest !== code) return
    react.render(
      <StrictMode>
        <SharedForm key={code} shared={shared} words={words} Drawn={Drawn} />
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

/** A form in one language loads nothing of the choice among several; where that does not come, it is in its own. */
async function loadDrawn(shared: Result<Form, ShareFault>): Promise<ComponentType<DrawnFormProps>> {
  if (!shared.ok || languagesOf(shared.value).length === 1) return DrawnForm
  return import('./TranslatedSharedForm.tsx').then(
    ({ TranslatedSharedForm }) => TranslatedSharedForm,
    () => DrawnForm,
  )
}

/** English stands in the code; a form is shown with it where the other language does not come. */
async function loadWords(language: StudioLanguage): Promise<SharedText> {
  if (language === 'en') return sharedText
  return import('../../domain/texts/de/shared.ts').then(
    (german) => german.sharedText,
    () => sharedText,
  )
}

interface SharedFormProps {
  readonly shared: Result<Form, ShareFault>
  readonly words: SharedText
  /** Draws the form: in its one language, or in several. */
  readonly Drawn: ComponentType<DrawnFormProps>
}

/** A form that came whole in a link: first whom the answers go to, then the form. Nothing of the studio stands here. */
function SharedForm({ shared, words, Drawn }: SharedFormProps) {
  return (
    <main className={styles['page']}>
      {shared.ok ? (
        <>
          <SharedNotice form={shared.value} words={words} />
          <div className={styles['paper']} style={paperStyle(shared.value.look)}>
            <div className={styles['form']} style={widthStyle(shared.value)}>
              <Drawn form={shared.value} />
            </div>
          </div>
        </>
      ) : (
        <ShareFaultCard advice={words.faults[shared.error]} language={words.language} />
      )}
    </main>
  )
}

/** The width that a look asks for; a cover beside the form wants all there is. */
function widthStyle({ look }: Form): { readonly maxInlineSize: string | number } | undefined {
  if (look?.cover?.place === 'beside') return { maxInlineSize: 'none' }
  const width = look?.tokens?.['size.width']
  return width === undefined ? undefined : { maxInlineSize: width }
}

interface FaultCardProps {
  readonly advice: readonly [string, string]
  readonly language: string
}

/** Why there is no form, and what to do. */
function ShareFaultCard({ advice: [title, advice], language }: FaultCardProps) {
  usePageWords(title, language)
  return (
    <div className={styles['fault']}>
      <h1>{title}</h1>
      <p>{advice}</p>
    </div>
  )
}

interface NoticeProps {
  readonly form: Form
  readonly words: SharedText
}

/** Whom the answers go to, and what not to give. It comes from us, in our words: no form can take it away. */
function SharedNotice({ form, words }: NoticeProps) {
  const secrets = asksForSecrets(form)
  const asked = secrets.map((secret) => words.secrets[secret])
  return (
    <aside lang={words.language} aria-label={words.about} className={styles['notice']}>
      <WhereTo form={form} words={words} />
      {asked.length > 0 && (
        <div role="alert" className={styles['warning']}>
          <Icon icon={TriangleAlert} />
          <div>
            <p>
              <b>{words.secrets.seems(new Intl.ListFormat(words.language).format(asked))}</b>
            </p>
            <p>{words.secrets.why}</p>
          </div>
        </div>
      )}
    </aside>
  )
}

function WhereTo({ form: { maker = '', delivery }, words }: NoticeProps) {
  if (!delivery) return <p>{words.nowhere}</p>
  const [before, after] = words.goes(new URL(delivery.origin).host)
  const name = maker.trim()
  return (
    <>
      <p className={styles['goes']}>
        {before}
        <b>{name === '' ? words.somebody : <bdi>{name}</bdi>}</b>
        {after}
      </p>
      <p>
        {name !== '' && `${words.named} `}
        {words.trust}
      </p>
    </>
  )
}
