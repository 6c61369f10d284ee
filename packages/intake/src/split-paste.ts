import { splitBelowPage } from './below-page.ts'
import type { CodePiece } from './code/code.ts'
import { fencedBlocks } from './fenced.ts'
import { lineFinder, scanMarkup } from './markup/scan-markup.ts'
import { plainTags, type TemplateSyntax } from './markup/template-syntax.ts'
import type { Diagnostics } from './text/diagnostics.ts'
import { blankLines, onlySpans } from './text/lines.ts'

/** A script that a page loads from a file. */
export interface ScriptFile {
  readonly source: string
  readonly line: number
}

/** A paste, taken apart into what is markup and what is code. */
export interface SplitPaste {
  /** Empty where there is none. */
  readonly html: string
  /** Line of the paste that the markup starts on. */
  readonly firstLine: number
  readonly pieces: readonly CodePiece[]
  /** Scripts that the page loads from files. */
  readonly files: readonly ScriptFile[]
  /** Scripts that hold no program: data, templates, another language. */
  readonly otherScripts?: readonly { readonly tag: string; readonly line: number }[]
  /** Texts pasted below a page, each by its line; reported if nothing of them could be read. */
  readonly below?: readonly { readonly text: string; readonly line: number }[]
}

type PasteSyntax = TemplateSyntax | 'html' | 'code'

const noCode = /\btype\s*=\s*["']?(?!module|text\/(?:javascript|babel|jsx|typescript)|application\/javascript)\w/i

/** Tells what kind of text a paste is, by how it begins and what its tags hold. */
export function syntaxOf(text: string): PasteSyntax {
  const start = text.trimStart()
  const fence = /^---\r?\n/.test(start) ? start.indexOf('\n---') : -1
  if (fence !== -1 && start.lastIndexOf('<') > fence) return 'astro'
  if (!start.startsWith('<')) return 'code'
  const isPage = /<(?:!doctype|html|body|head)\b/i.test(start)
  if (isPage) return 'html'
  if (/^<template[\s>]/m.test(start) || /\s(?:v-model|v-on:submit|@submit)[.\w]*=/.test(start)) return 'vue'
  if (/\s(?:bind:\w+|on:\w[|\w]*)=|\{#(?:if|each)\b/.test(start)) return 'svelte'
  if (/<script\b/i.test(start)) return /=\{|\$state\(/.test(start) ? 'svelte' : 'html'
  return /=\{|\{\.\.\.|<>/.test(start) ? 'code' : 'html'
}

function scriptsOf(text: string): Pick<SplitPaste, 'pieces' | 'files' | 'otherScripts'> {
  const lineOf = lineFinder(text)
  const pieces: CodePiece[] = []
  const files: ScriptFile[] = []
  const otherScripts: { tag: string; line: number }[] = []
  for (const { tag, from, to } of scanMarkup(text).scripts) {
    const source = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]
    const line = lineOf(from)
    if (source !== undefined) files.push({ source, line })
    else if (text.slice(from, to).trim() === '') continue
    else if (noCode.test(tag)) otherScripts.push({ tag, line })
    else pieces.push({ text: text.slice(from, to), firstLine: line })
  }
  return { pieces, files, otherScripts }
}

/** Handlers that stand in attributes: `onsubmit="emailjs.sendForm(…)"`. */
function handlersOf(text: string): readonly CodePiece[] {
  const lineOf = lineFinder(text)
  return [...text.matchAll(/\son(?:submit|click)\s*=\s*(?:"([^"]{1,4000})"|'([^']{1,4000})')/gi)].map((match) => ({
    text: (match[1] ?? match[2] ?? '').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    firstLine: lineOf(match.index),
    isHandler: true,
  }))
}

/** The markup in the middle of some code, and the code before and behind it. */
function splitMixed(text: string): SplitPaste {
  const from = /^[ \t]*<(?=[a-z!])/im.exec(text)?.index ?? text.length
  const end = text.lastIndexOf('</')
  const to = end < from ? from : text.indexOf('>', end) + 1 || text.length
  const lineOf = lineFinder(text)
  const html = text.slice(from, to)
  const around = [
    { text: text.slice(0, from), firstLine: 1 },
    { text: text.slice(to), firstLine: lineOf(to) },
  ].filter((piece) => piece.text.trim() !== '')
  const inside = scriptsOf(html)
  const firstLine = lineOf(from)
  const pieces = inside.pieces.map((piece) => ({ ...piece, firstLine: piece.firstLine + firstLine - 1 }))
  return { ...inside, html, firstLine, pieces: [...around, ...pieces] }
}

function splitHtml(text: string): SplitPaste {
  const scripts = scriptsOf(text)
  const isMixed = scripts.pieces.length === 0 && /\bemailjs\b/.test(text.slice(text.lastIndexOf('</')))
  if (isMixed) return splitMixed(text)
  return { html: text, firstLine: 1, ...scripts, pieces: [...scripts.pieces, ...handlersOf(text)] }
}

/** The part of a Vue file that is drawn; the whole text where there is only that. */
function vueTemplate(text: string): { readonly template: string; readonly from: number } {
  const open = /^<template[^>]*>/m.exec(text)
  const to = text.lastIndexOf('</template>')
  if (!open || to === -1) return { template: text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, blankLines), from: 0 }
  const from = open.index + open[0].length
  return { template: text.slice(from, Math.max(from, to)), from }
}

function splitTemplate(text: string, syntax: TemplateSyntax, diagnostics: Diagnostics): SplitPaste {
  const lineOf = lineFinder(text)
  if (syntax === 'astro') {
    const open = /---\r?\n/.exec(text)
    const from = (open?.index ?? 0) + (open?.[0].length ?? 0)
    const to = text.indexOf('\n---', from - 1)
    const code = { text: text.slice(from, to), firstLine: lineOf(from) }
    const rest = text.slice(to + '\n---'.length)
    const firstLine = lineOf(to + '\n---'.length)
    const scripts = scriptsOf(rest)
    const pieces = scripts.pieces.map((piece) => ({ ...piece, firstLine: piece.firstLine + firstLine - 1 }))
    return { ...scripts, html: plainTags(rest, syntax, diagnostics), firstLine, pieces: [code, ...pieces] }
  }
  const { template, from } = syntax === 'vue' ? vueTemplate(text) : { template: text, from: 0 }
  return { html: plainTags(template, syntax, diagnostics), firstLine: lineOf(from), ...scriptsOf(text) }
}

/** Blocks of markup and blocks of code, as an answer of a chat has them, become a page and its scripts. */
function splitFenced(text: string, diagnostics: Diagnostics): SplitPaste | undefined {
  const blocks = fencedBlocks(text)
  const [only, ...others] = blocks
  if (!only) return undefined
  if (others.length === 0) return splitPaste(onlySpans(text, blocks), diagnostics)
  const isMarkup = (block: string): boolean => syntaxOf(block) !== 'code'
  const lineOf = lineFinder(text)
  const markup = blocks.filter((block) => isMarkup(block.text))
  const page = splitHtml(onlySpans(text, markup))
  const code = blocks.filter((block) => !isMarkup(block.text))
  const pieces = code.map((block) => ({ text: block.text, firstLine: lineOf(block.from) }))
  return { ...page, pieces: [...page.pieces, ...pieces] }
}

/** A page of HTML, and what was pasted below it. */
function splitWithBelow(text: string, diagnostics: Diagnostics): SplitPaste | undefined {
  if (!text.trimStart().startsWith('<')) return undefined
  const found = splitBelowPage(text)
  if (!found || syntaxOf(found.html) !== 'html') return undefined
  for (const { text: left, line } of found.left) diagnostics.reportUnread('below-page', left, { line })
  const page = splitHtml(found.html)
  const below = found.pieces.map((piece) => ({ text: piece.text, line: piece.firstLine }))
  return { ...page, pieces: [...page.pieces, ...found.pieces.map((piece) => ({ ...piece, isBelow: true }))], below }
}

/**
 * Takes a paste apart: a page and its scripts, a component's template and its code, code alone, or both one below the
 * other; of a text with fences what stands between them.
 */
export function splitPaste(text: string, diagnostics: Diagnostics): SplitPaste {
  const fenced = /^[ \t]*(?:```|~~~)/m.test(text) ? splitFenced(text, diagnostics) : undefined
  if (fenced) return fenced
  const withBelow = splitWithBelow(text, diagnostics)
  if (withBelow) return withBelow
  const syntax = syntaxOf(text)
  if (syntax === 'html') return splitHtml(text)
  if (syntax !== 'code') return splitTemplate(text, syntax, diagnostics)
  return { html: '', firstLine: 1, pieces: [{ text, firstLine: 1 }], files: [] }
}

/** The same for code that turned out to be none as it stands: markup may follow it. Undefined where there is no markup. */
export function splitBesideMarkup(text: string, diagnostics: Diagnostics): SplitPaste | undefined {
  const from = /^[ \t]*<(?=[a-z!])/im.exec(text)?.index ?? text.length
  const below = splitWithBelow(blankLines(text.slice(0, from)) + text.slice(from), diagnostics)
  const before = { text: text.slice(0, from), firstLine: 1 }
  const split = below && before.text.trim() !== '' ? { ...below, pieces: [before, ...below.pieces] } : splitMixed(text)
  return /<(?:form|input|textarea|select)\b/i.test(split.html) ? split : undefined
}
