import { languagesOf } from '@letterslot/core/language'
import { Languages } from 'lucide-react'
import { useRef } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { languageName } from '../../domain/languages/language-name.ts'
import { translatableGroups } from '../../domain/languages/translatable.ts'
import { layerOf, translationGaps } from '../../domain/languages/translation-words.ts'
import { translationsText } from '../../domain/texts/languages.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Leftovers } from './Leftovers.tsx'
import { TranslationGroup } from './TranslationGroup.tsx'
import { TranslationsHead } from './TranslationsHead.tsx'
import styles from './TranslationsView.module.css'

/** The maker's words beside those of one further language, gaps marked. */
export function TranslationsView({ tag }: { readonly tag: string }) {
  const form = useDocument((document) => document.form)
  const announce = useAnnounce()
  const rows = useRef<HTMLDivElement>(null)
  const name = languageName(tag)
  const tags = languagesOf(form)
  if (tag === form.locale || !tags.includes(tag)) {
    return tags.length === 1 ? (
      <EmptyState icon={Languages} title={translationsText.aloneTitle(name)}>
        {translationsText.alone}
      </EmptyState>
    ) : (
      <EmptyState title={translationsText.ownTitle(name)}>{translationsText.own}</EmptyState>
    )
  }
  const gaps = translationGaps(form, tag)
  const layer = layerOf(form, tag)
  const missing = new Set(gaps.missing.map(({ id }) => id))
  const goToGap = (): void => {
    const gap = nextGap(rows.current)
    gap?.focus()
    gap?.scrollIntoView({ block: 'nearest' })
    announce(gap ? translationsText.atGap(missing.size) : translationsText.noGap)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that rise from the inputs inside
    <div
      className={styles['view']}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        goToGap()
      }}
    >
      <TranslationsHead key={tag} tag={tag} gaps={gaps} onNextGap={goToGap} />
      <div ref={rows} data-rows className={styles['rows']}>
        <div aria-hidden="true" className={styles['columns']}>
          <span />
          <span>{languageName(form.locale)}</span>
          <span>{name}</span>
        </div>
        {translatableGroups(form).map((group) => (
          <TranslationGroup
            key={group.kind === 'form' ? 'form' : group.id}
            group={group}
            layer={layer}
            languages={{ from: form.locale, to: tag }}
            missing={missing}
          />
        ))}
      </div>
      <Leftovers form={form} tag={tag} />
    </div>
  )
}

/** The next input that says nothing, behind the one that has the focus; round to the first. */
function nextGap(rows: HTMLElement | null): HTMLElement | undefined {
  const gaps = [...(rows?.querySelectorAll<HTMLElement>('textarea[data-missing]') ?? [])]
  const at = document.activeElement
  const behind = gaps.find((gap) => at && at.compareDocumentPosition(gap) & Node.DOCUMENT_POSITION_FOLLOWING)
  // From a button of the head the first one follows; from the last row it is the first again.
  return behind ?? gaps.find((gap) => gap !== at) ?? gaps[0]
}
