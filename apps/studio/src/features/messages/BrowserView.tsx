import type { Entry, OutboxEvent, OutboxHealth } from '@letterslot/client/outbox'
import { assertNever } from '@letterslot/core'
import { ArrowLeft, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { EntryGroup } from '../../domain/sending/entry-status.ts'
import { useMoment } from '../../domain/sending/use-moment.ts'
import { useStudioOutbox } from '../../domain/sending/use-studio-outbox.ts'
import { healthText, outboxText } from '../../domain/texts/outbox.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './BrowserView.module.css'
import { EntrySearch, Tally } from './EntryFilters.tsx'
import { EntryList, rowId } from './EntryList.tsx'
import { EntryReader } from './EntryReader.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { type EntryQuery, findEntries, inGroup } from './entry-answers.ts'
import { useMessagesNavigate, useMessagesSearch } from './messages-search.ts'
import { useShownRows } from './use-shown-rows.ts'

const everything: EntryQuery = { text: '', formId: undefined }

/** The outbox of this browser: one row a submission, each with its whole life. On a phone the list or the message. */
export function BrowserView() {
  const { message: openId } = useMessagesSearch()
  const navigate = useMessagesNavigate()
  const entries = useEntries()
  const moment = useMoment(entries?.some(({ state }) => state.status === 'waiting') ?? false)
  const [shown, setShown] = useState<EntryGroup>()
  const [query, setQuery] = useState(everything)
  const { rows, showMore } = useShownRows(JSON.stringify([query, shown]))
  if (entries === undefined) return null
  const newestFirst = entries.toReversed()
  const matching = findEntries(newestFirst, query)
  const listed = inGroup(matching, shown)
  const isNarrowed = query.text !== '' || query.formId !== undefined
  const open = newestFirst.find(({ id }) => id === openId)
  const close = (): void => {
    void navigate({ search: { view: 'browser' } }).then(() => {
      document.getElementById(rowId(openId ?? ''))?.focus()
    })
  }
  return (
    <>
      <HealthBanner />
      {entries.length === 0 && openId === undefined ? (
        <EmptyState icon={Send} actions={<LinkButton to="/">{outboxText.tryForm}</LinkButton>}>
          {outboxText.empty}
        </EmptyState>
      ) : (
        <div className={classes(styles['columns'], openId !== undefined && styles['reading'])}>
          <div className={styles['listColumn']}>
            <p className={styles['lead']}>{outboxText.lead}</p>
            <div className={styles['tools']}>
              <EntrySearch entries={entries} query={query} onChange={setQuery} found={listed.length} />
              {listed.length > 0 && <ExportMenu entries={listed} isAll={!isNarrowed && shown === undefined} />}
            </div>
            <Tally entries={matching} shown={shown} onShow={setShown} />
            {listed.length === 0 ? (
              <div className={styles['none']}>
                <p>{isNarrowed ? outboxText.nothingFound : outboxText.nothingShown}</p>
                {isNarrowed && (
                  <Button
                    size="small"
                    onPress={() => {
                      setQuery(everything)
                      setShown(undefined)
                    }}
                  >
                    {outboxText.clear}
                  </Button>
                )}
              </div>
            ) : (
              <EntryList
                entries={listed.slice(0, rows)}
                moment={moment}
                openId={openId}
                onOpen={(message) => void navigate({ search: { view: 'browser', message } })}
              />
            )}
            {listed.length > rows && (
              <p className={styles['more']}>
                <Button onPress={showMore}>{outboxText.more(listed.length - rows)}</Button>
              </p>
            )}
          </div>
          {openId !== undefined && (
            <aside aria-label={outboxText.details} className={styles['readColumn']}>
              {open ? (
                <EntryReader key={open.id} entry={open} moment={moment} onBack={close} />
              ) : (
                <div className={styles['gone']}>
                  <p role="status">{outboxText.gone}</p>
                  <Button size="small" icon={ArrowLeft} onPress={close}>
                    {outboxText.back}
                  </Button>
                </div>
              )}
            </aside>
          )}
        </div>
      )}
    </>
  )
}

/** Says so where this browser does not keep messages for certain; nothing where it does, or before that is known. */
function HealthBanner() {
  const health = useHealth()
  if (health === undefined || health.keeping === 'strict') return null
  const why = healthText.why[health.fault ?? 'unknown']
  return (
    <Banner tone={health.keeping === 'memory' ? 'bad' : 'wait'}>
      {health.keeping === 'memory' ? healthText.memory(why) : healthText.relaxed(why)}
    </Banner>
  )
}

/** Follows what this browser can do for messages now. Undefined until the storage is open, or known not to be. */
function useHealth(): OutboxHealth | undefined {
  const outbox = useStudioOutbox()
  const [health, setHealth] = useState<OutboxHealth>()
  useEffect(() => {
    let isOver = false
    void outbox.ready.then(() => {
      if (!isOver) setHealth(outbox.health())
    })
    const stop = outbox.subscribe((event) => {
      if (event.kind === 'health') setHealth(event.health)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [outbox])
  return health
}

/** Follows every submission in the outbox, oldest first. Undefined until they are read. */
function useEntries(): readonly Entry[] | undefined {
  const outbox = useStudioOutbox()
  const [entries, setEntries] = useState<readonly Entry[]>()
  useEffect(() => {
    let isOver = false
    const changes: OutboxEvent[] = []
    const stop = outbox.subscribe((event) => {
      changes.push(event)
      setEntries((before) => before && withChange(before, event))
    })
    outbox.ready
      .then(() => outbox.list())
      // What changed while they were read may be newer than what was read.
      .then((read) => !isOver && setEntries(changes.reduce(withChange, read)))
      .catch(() => !isOver && setEntries([]))
    return () => {
      isOver = true
      stop()
    }
  }, [outbox])
  return entries
}

/** The list after one change: nothing is read again for it. */
function withChange(entries: readonly Entry[], event: OutboxEvent): readonly Entry[] {
  switch (event.kind) {
    case 'changed': {
      const { entry } = event
      const isThere = entries.some(({ id }) => id === entry.id)
      if (isThere) return entries.map((one) => (one.id === entry.id ? entry : one))
      return [...entries, entry].sort((one, other) => one.order - other.order)
    }
    case 'removed':
      return entries.filter(({ id }) => id !== event.id)
    case 'health':
      return entries
    default:
      return assertNever(event)
  }
}
