import type { Translation } from '@letterslot/core/language'
import { useId } from 'react'
import type { TranslatableGroup } from '../../domain/languages/translatable.ts'
import { typedAt } from '../../domain/languages/translation-words.ts'
import { groupName } from './export-translations.ts'
import { type RowLanguages, TranslationRow } from './TranslationRow.tsx'
import styles from './TranslationsView.module.css'

interface TranslationGroupProps {
  readonly group: TranslatableGroup
  readonly layer: Translation
  readonly languages: RowLanguages
  /** Ids of the texts that have no translation and want one. */
  readonly missing: ReadonlySet<string>
}

/** The texts of a field, of a page, or of the form itself. */
export function TranslationGroup({ group, layer, languages, missing }: TranslationGroupProps) {
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
