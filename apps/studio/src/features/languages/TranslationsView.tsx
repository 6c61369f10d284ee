import type { Form } from '@letterslot/core'
import { languagesOf, type Translation } from '@letterslot/core/language'
import { Languages } from 'lucide-react'
import { useId, useRef } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { languageName } from '../../domain/languages/language-name.ts'
import { type TranslatableGroup, translatableGroups } from '../../domain/languages/translatable.ts'
import { layerOf, leftoversOf, translationGaps, typedAt } from '../../domain/languages/translation-words.ts'
import { translationsText } from '../../domain/texts/languages.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { groupName } from './export-translations.ts'
import { type RowLanguages, TranslationRow } from './TranslationRow.tsx'
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

/** The translations that no visitor reads, since what they translate is gone. */
function Leftovers({ form, tag }: { readonly form: Form; readonly tag: string }) {
  const leftovers = leftoversOf(form, tag)
  if (leftovers.length === 0) return null
  return (
    <details className={styles['leftovers']}>
      <summary>{translationsText.leftovers(leftovers.length)}</summary>
      <ul>
        {leftovers.map(({ id, words, of }) => (
          <li key={id}>
            <bdi lang={tag}>{words}</bdi>
            {of !== undefined && (
              <>
                {' '}
                <span className={styles['of']}>{translationsText.leftoverOf(of)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface TranslationGroupProps {
  readonly group: TranslatableGroup
  readonly layer: Translation
  readonly languages: RowLanguages
  /** Ids of the texts that have no translation and want one. */
  readonly missing: ReadonlySet<string>
}

/** The texts of a field, of a page, or of the form itself. */
function TranslationGroup({ group, layer, languages, missing }: TranslationGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h3 id={id} className={styles['groupTitle']}>
        <GroupName group={group} from={languages.from} />
      </h3>
      {group.texts.map((text) => (
        <TranslationRow
          key={text.id}
          text={text}
          words={typedAt(layer, text.path)}
          languages={languages}
          isMissing={missing.has(text.id)}
        />
      ))}
    </section>
  )
}

function GroupName({ group, from }: { readonly group: TranslatableGroup; readonly from: string }) {
  return group.kind === 'field' ? <bdi lang={from}>{groupName(group)}</bdi> : groupName(group)
}
