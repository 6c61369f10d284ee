import type { Field, FieldId, Form } from '@letterslot/core'
import { renameInCalculation } from '@letterslot/core/calculation'
import { renameTag } from '@letterslot/email'
import { castDraft, current, type Draft } from 'mutative'
import type { Command } from '../command.ts'
import { assignChanges, type Changes, mergeKeyOf } from '../command.ts'
import { allFields, findField } from '../find-field.ts'
import { type GrownField, sharingRows } from '../form-rows.ts'
import { choicesOf, followChoices } from './renamed-choices.ts'

/**
 * Puts a new field into the form.
 * @param at - index on the last page, or on the page named; the end by default.
 */
export function addField(field: Field, at: { readonly index?: number; readonly pageId?: string } = {}): Command {
  return {
    kind: 'add-field',
    change: ({ form }) => {
      const page = form.pages.find(({ id }) => id === at.pageId) ?? form.pages.at(-1)
      page?.fields.splice(at.index ?? page.fields.length, 0, castDraft(field))
    },
  }
}

/** Puts several new fields into the form, in their order, as one step. */
export function addFields(
  fields: readonly Field[],
  at: { readonly index?: number; readonly pageId?: string } = {},
): Command {
  return {
    kind: 'add-fields',
    change: ({ form }) => {
      const page = form.pages.find(({ id }) => id === at.pageId) ?? form.pages.at(-1)
      page?.fields.splice(at.index ?? page.fields.length, 0, ...fields.map((field) => castDraft(field)))
    },
  }
}

/**
 * Puts a copy right after a field.
 * @param copy - the copy's own id and parameter name: made by the caller, so that the command is pure.
 */
export function duplicateField(id: FieldId, copy: { readonly id: FieldId; readonly name: string }): Command {
  return {
    kind: 'duplicate-field',
    change: ({ form }) => {
      const place = findField(form, id)
      if (!place) return
      place.page.fields.splice(place.index + 1, 0, castDraft({ ...current(place.field), ...copy }))
    },
  }
}

/** Takes a field out of the form. */
export function removeField(id: FieldId): Command {
  return {
    kind: 'remove-field',
    change: sharingRows([id], (form) => {
      const place = findField(form, id)
      place?.page.fields.splice(place.index, 1)
    }),
  }
}

/**
 * Moves a field.
 * @param to - the index it shall have once moved, within its page or the page named.
 */
export function moveField(id: FieldId, to: { readonly index: number; readonly pageId?: string }): Command {
  return {
    kind: 'move-field',
    change: sharingRows([id], (form) => {
      const place = findField(form, id)
      if (!place) return
      const field = castDraft(current(place.field))
      const target = form.pages.find((page) => page.id === to.pageId) ?? place.page
      place.page.fields.splice(place.index, 1)
      target.fields.splice(to.index, 0, field)
    }),
  }
}

/** Takes several fields out of the form, as one step. */
export function removeFields(ids: readonly FieldId[]): Command {
  return {
    kind: 'remove-fields',
    change: sharingRows(ids, (form) => {
      for (const id of ids) {
        const place = findField(form, id)
        place?.page.fields.splice(place.index, 1)
      }
    }),
  }
}

/** A field and where it stood. */
export interface PlacedField {
  readonly field: Field
  readonly pageId: string
  readonly index: number
}

/**
 * Puts fields back where they stood, as one step; on the last page where theirs is gone.
 * @param places - in document order.
 * @param grown - fields that share their row with them again, unless their width was changed meanwhile.
 */
export function restoreFields(places: readonly PlacedField[], grown: readonly GrownField[] = []): Command {
  return {
    kind: 'restore-fields',
    change: ({ form }) => {
      const missing = places.filter(({ field }) => !findField(form, field.id))
      for (const { field, pageId, index } of missing) {
        const page = form.pages.find(({ id }) => id === pageId) ?? form.pages.at(-1)
        page?.fields.splice(index, 0, castDraft(field))
      }
      for (const { id, width, without } of missing.length > 0 ? grown : []) {
        const { field } = findField(form, id) ?? {}
        if (field && field.width === without) assignChanges(field, { width })
      }
    },
  }
}

/**
 * Moves several fields, as one step; they keep their order and stand together.
 * @param to - the index of the first one, counted without them.
 */
export function moveFields(ids: readonly FieldId[], to: { readonly index: number; readonly pageId: string }): Command {
  return {
    kind: 'move-fields',
    change: sharingRows(ids, (form) => {
      const target = form.pages.find(({ id }) => id === to.pageId)
      if (!target) return
      const moved = allFields(form)
        .filter(({ id }) => ids.includes(id))
        .map((field) => castDraft(current(field)))
      if (moved.length === 0) return
      for (const page of form.pages) {
        if (page.fields.some(({ id }) => ids.includes(id)))
          page.fields = page.fields.filter(({ id }) => !ids.includes(id))
      }
      target.fields.splice(to.index, 0, ...moved)
    }),
  }
}

/**
 * Puts a field, of the form or a new one, into a row with others, which share its width.
 * @param to - its index on the page, counted without it.
 */
export function placeInRow(
  field: Field,
  to: { readonly index: number; readonly pageId: string },
  row: {
    readonly others: readonly FieldId[]
    readonly width: 'full' | 'half' | 'third'
    /** The width of the field itself. Default: that of the row. */
    readonly own?: 'full'
    /** The row that it leaves: those who stay there share its width. */
    readonly left?: { readonly others: readonly FieldId[]; readonly width: 'full' | 'half' }
  },
): Command {
  return {
    kind: 'place-in-row',
    change: ({ form }) => {
      const target = form.pages.find(({ id }) => id === to.pageId)
      if (!target) return
      const from = findField(form, field.id)
      const placed = from ? current(from.field) : field
      from?.page.fields.splice(from.index, 1)
      target.fields.splice(to.index, 0, castDraft({ ...placed, width: row.own ?? row.width }))
      for (const other of form.pages.flatMap(({ fields }) => fields)) {
        if (row.left?.others.includes(other.id)) other.width = row.left.width
        if (row.others.includes(other.id)) other.width = row.width
      }
    },
  }
}

/** The parts of a field that change in one go; rules and conditions have commands of their own. */
export type FieldChanges = Changes<Omit<Field, 'id' | 'rules' | 'visibleWhen' | 'requiredWhen'>>

/** Changes properties of a field; `undefined` takes one away. */
export function updateField(id: FieldId, changes: FieldChanges): Command {
  return {
    kind: 'update-field',
    mergeKey: mergeKeyOf('update-field', id, changes),
    change: ({ form }) => {
      const place = findField(form, id)
      if (!place) return
      const { name } = place.field
      const questions = questionNames(place.field)
      const choices = choicesOf(place.field)
      assignChanges(place.field, changes)
      followChoices(form, place.field, choices)
      const [from, to] = renamedOf(questions, questionNames(place.field))
      if (from !== undefined && to !== undefined) renameInCalculations(form, `${name}.${from}`, `${name}.${to}`)
      // The note of late messages is kept by the parameter's name: it goes along, unless another field has that name.
      const { delivery } = form
      const isLeft = allFields(form).some((field) => field.name === name)
      if (delivery?.noteIn === name && !isLeft) delivery.noteIn = place.field.name
      // So does the answer in the words under "Sent", in every language.
      if (place.field.name === name || isLeft) return
      for (const words of [form, ...Object.values(form.translations ?? {})])
        if (words.sentText) words.sentText = renameTag(words.sentText, name, place.field.name)
      renameInBlocks(form, name, place.field.name)
      for (const words of wordsOfFields(form)) {
        if (words.label) words.label = renameTag(words.label, name, place.field.name)
        if (words.help) words.help = renameTag(words.help, name, place.field.name)
        if (words.text) words.text = renameTag(words.text, name, place.field.name)
      }
      renameInCalculations(form, name, place.field.name)
    },
  }
}

function renameInCalculations({ pages }: Draft<Form>, from: string, to: string): void {
  for (const { fields } of pages)
    for (const field of fields) if (field.calculate) field.calculate = renameInCalculation(field.calculate, from, to)
}

function questionNames({ fields = [] }: Pick<Field, 'fields'>): readonly string[] {
  return fields.map(({ name }) => name)
}

/** The one name that went and the one that came, of questions that are as many as before. */
function renamedOf(before: readonly string[], after: readonly string[]): readonly string[] {
  const [gone, come] = [before.filter((name) => !after.includes(name)), after.filter((name) => !before.includes(name))]
  return before.length === after.length && gone.length === 1 ? [...gone, ...come] : []
}

/** Renames an answer in the blocks under the receipt, in every language. */
function renameInBlocks({ sentBlocks = [], translations = {} }: Draft<Form>, from: string, to: string): void {
  for (const block of sentBlocks) {
    if (block.kind !== 'image') block.text = renameTag(block.text, from, to)
    if (block.kind !== 'calendar') continue
    block.when = renameTag(block.when, from, to)
    if (block.place) block.place = renameTag(block.place, from, to)
  }
  for (const { sentBlocks: words = {} } of Object.values(translations))
    for (const [id, word] of Object.entries(words)) words[id] = renameTag(word, from, to)
}

/** The labels, helps and paragraphs of a form, in every language. */
function wordsOfFields({
  pages,
  translations = {},
}: Draft<Form>): readonly { label?: string; help?: string; text?: string }[] {
  const layers = Object.values(translations).flatMap(({ fields = {} }) => Object.values(fields))
  return [...pages.flatMap(({ fields }) => fields), ...layers]
}

/** Puts a field in the place of the one with its id: another kind changes rules, choices and texts in one step. */
export function replaceField(field: Field): Command {
  return {
    kind: 'replace-field',
    change: sharingRows([field.id], (form) => {
      const place = findField(form, field.id)
      if (place) place.page.fields[place.index] = castDraft(field)
    }),
  }
}
