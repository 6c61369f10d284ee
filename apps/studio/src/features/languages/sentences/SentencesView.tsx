import type { Form } from '@letterslot/core'
import { type Language, type LocaleMessages, languageOf, localizeForm } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import { useEffect, useMemo, useState } from 'react'
import { useDocument } from '../../../domain/document/use-document.ts'
import { findSentences, listSentences } from '../../../domain/languages/list-sentences.ts'
import { sentenceStates } from '../../../domain/languages/sentence-groups.ts'
import { sentencesText } from '../../../domain/texts/sentences.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { SentenceRow } from './SentenceRow.tsx'
import styles from './SentencesView.module.css'
import type { SentenceDraft } from './use-sentence-words.ts'

/** The sentences that visitors read in one of the form's languages, each to be said in the maker's own words. */
export function SentencesView({ tag }: { readonly tag: string }) {
  const form = useDocument((document) => document.form)
  const said = useMemo(() => localizeForm(form, tag), [form, tag])
  const loaded = useMessages(said)
  const [query, setQuery] = useState('')
  // By language and key: a search or another language takes nothing away that was typed and not taken yet.
  const [drafts, setDrafts] = useState<Readonly<Record<string, SentenceDraft | undefined>>>({})
  const [open, setOpen] = useState<string>()
  const sentences = useMemo(
    () => (loaded && loaded !== 'failed' ? listSentences(form, tag, loaded.messages) : []),
    [form, tag, loaded],
  )
  if (!loaded) return <p role="status">{sentencesText.loading}</p>
  if (loaded === 'failed') return <p role="status">{sentencesText.notLoaded}</p>
  const found = findSentences(sentences, query, tag)
  const rowsOf = (isWanted: (sentence: (typeof found)[number]) => boolean) =>
    found.filter(isWanted).map((sentence) => {
      const id = `${tag} ${sentence.key}`
      return (
        <SentenceRow
          key={id}
          sentence={sentence}
          form={said}
          tag={tag}
          language={loaded.language}
          draft={drafts[id]}
          onDraft={(draft) => setDrafts((before) => ({ ...before, [id]: draft }))}
          isOpen={open === id}
          onToggle={() => setOpen(open === id ? undefined : id)}
        />
      )
    })
  const unread = rowsOf(({ isRead }) => !isRead)
  return (
    <div className={styles['view']}>
      <p className={styles['intro']}>{sentencesText.intro}</p>
      <SearchField label={sentencesText.search} value={query} onChange={setQuery} />
      {found.length === 0 && (
        <EmptyState actions={<Button onPress={() => setQuery('')}>{sentencesText.clear}</Button>}>
          {sentencesText.none(query)}
        </EmptyState>
      )}
      {sentenceStates.map((group) => {
        const rows = rowsOf((sentence) => sentence.group === group && sentence.isRead)
        if (rows.length === 0) return null
        const changed = sentences.filter((one) => one.group === group && one.own !== undefined).length
        return (
          <section key={group} className={styles['group']}>
            <h2 className={styles['title']}>
              {sentencesText.groups[group]}
              {changed > 0 && <span className={styles['fact']}>{sentencesText.changed(changed)}</span>}
            </h2>
            <ul className={styles['list']}>{rows}</ul>
          </section>
        )
      })}
      {unread.length > 0 && (
        <details className={styles['group']} open={query !== ''}>
          <summary className={styles['summary']}>{sentencesText.unread(unread.length)}</summary>
          <p className={styles['intro']}>{sentencesText.unreadWhy}</p>
          <ul className={styles['list']}>{unread}</ul>
        </details>
      )}
    </div>
  )
}

/** The sentences of a language and address as they are without changes, and what fills them in. */
interface LoadedMessages {
  readonly messages: LocaleMessages
  readonly language: Language
}

interface MessagesState {
  readonly key: string
  readonly loaded?: LoadedMessages
}

/**
 * Loads the sentences of a form's language and address.
 * @returns undefined until they are here; `failed` where they could not be fetched.
 */
function useMessages({ locale, address }: Pick<Form, 'address' | 'locale'>): LoadedMessages | 'failed' | undefined {
  const [state, setState] = useState<MessagesState>()
  const key = `${locale} ${address}`
  useEffect(() => {
    let isCurrent = true
    loadTable({ locale, ...(address && { address }) }).then(
      (table) =>
        isCurrent && setState({ key, loaded: { messages: table.messages, language: languageOf(table, locale) } }),
      () => isCurrent && setState({ key }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, locale, address])
  return state?.key === key ? (state.loaded ?? 'failed') : undefined
}
