import type { Diagnostics } from '../text/diagnostics.ts'
import { maxSpreads } from '../text/limits.ts'
import { type ControlReference, controlReference } from './control-reference.ts'
import type { Known } from './evaluate.ts'
import { type FormTarget, formTarget, type TargetDeps } from './form-target.ts'
import { child, children, isCall, isMember, keyName, type SyntaxNode, textAt, unwrap } from './syntax-node.ts'
import type { Trace } from './trace.ts'

/** A parameter that the code sends. */
export interface Parameter {
  readonly name: string
  /** The control it takes its value from, if there is such a one. */
  readonly control: ControlReference | undefined
  /** Its value, where no control is tied to it. */
  readonly value: Known
  /** The code that makes its value. */
  readonly source: string
  readonly line: number | undefined
}

/** The parameters of a call. */
export interface SentParameters {
  readonly parameters: readonly Parameter[]
  /** Every control of the form is sent, under its own name: `sendForm`, `new FormData(form)`, `handleSubmit(data => …)`. */
  readonly isWholeForm: boolean
  readonly target: FormTarget | undefined
}

interface Gathering {
  readonly parameters: Map<string, Parameter>
  isWholeForm: boolean
  target: FormTarget | undefined
  /** Objects looked into so far. */
  objects: number
}

export interface ParameterDeps extends TargetDeps {
  readonly diagnostics: Diagnostics
}

/** The function that made what a trace ends on, `useState` say. */
function calledName(root: SyntaxNode): string {
  const callee = isCall(root) || root.type === 'NewExpression' ? child(root, 'callee') : undefined
  return (callee && (isMember(callee) ? keyName(callee) : textAt(callee, 'name'))) ?? ''
}

/** Tells if a library hands this function the form's values, by the names of its controls. */
function takesValues(of: SyntaxNode, { code, bindings }: ParameterDeps): boolean {
  const parent = code.parentOf(of)
  if (parent && /Property$/.test(parent.type) && keyName(parent) === 'onSubmit') return true
  const declared = parent?.type === 'VariableDeclarator' ? child(parent, 'id') : child(of, 'id')
  const name = declared && textAt(declared, 'name')
  return code.nodes.some((node) => {
    if (node.type === 'JSXAttribute') {
      const element = code.parentOf(node)
      const tag = element && child(element, 'name')
      const isFormik = tag !== undefined && /^(?:Formik|FinalForm)$/.test(textAt(tag, 'name') ?? '')
      return (
        isFormik &&
        code.sourceOf(node).startsWith('onSubmit') &&
        (name === undefined || code.sourceOf(node).includes(name))
      )
    }
    const callee = isCall(node) ? child(node, 'callee') : undefined
    if (!callee || !/(?:^|\.)handleSubmit$/.test(code.sourceOf(callee))) return false
    const [first] = children(node, 'arguments')
    return (
      first === of ||
      (first?.type === 'Identifier' && (bindings.of(first)?.kind === 'function' || name === textAt(first, 'name')))
    )
  })
}

function addParameter(
  gathering: Gathering,
  name: string,
  node: SyntaxNode,
  statePath: string | undefined,
  deps: ParameterDeps,
): void {
  const found = controlReference(node, deps)
  const paths = statePath === undefined ? [] : [statePath]
  const control: ControlReference | undefined =
    found?.kind === 'model' || (found === undefined && paths.length > 0)
      ? { kind: 'model', paths: [...paths, ...(found?.kind === 'model' ? found.paths : [])] }
      : found
  gathering.parameters.set(name, {
    name,
    control,
    value: deps.evaluate(node),
    source: deps.code.excerptOf(node),
    line: deps.code.lineOf(node),
  })
}

/** `new FormData(form)`, also within `Object.fromEntries(…)`. */
function formDataOf(root: SyntaxNode, deps: ParameterDeps): SyntaxNode | undefined {
  if (root.type === 'NewExpression' && calledName(root) === 'FormData') return root
  const [argument] =
    isCall(root) && /^(?:fromEntries|entries)$/.test(calledName(root)) ? children(root, 'arguments') : []
  const callee = child(root, 'callee')
  const object = calledName(root) === 'entries' && callee ? child(callee, 'object') : undefined
  const next = argument ?? object
  return next ? formDataOf(deps.tracer.trace(next).root, deps) : undefined
}

function gatherParameters(node: SyntaxNode, gathering: Gathering, deps: ParameterDeps): void {
  gathering.objects += 1
  if (gathering.objects > maxSpreads) return
  const traced = deps.tracer.trace(node)
  const { root, keys, binding } = traced
  const isUnread = !readTracedRoot(traced, gathering, deps)
  for (const passed of traced.passed) {
    if (passed.kind !== 'value' || passed.keys.length > 0) continue
    for (const write of passed.memberWrites) {
      const left = child(write, 'left')
      const right = child(write, 'right')
      const name = left && keyName(left)
      if (name !== undefined && right && textAt(write, 'operator') === '=')
        addParameter(gathering, name, right, undefined, deps)
    }
  }
  if (!isUnread) return
  if (binding?.kind === 'parameter' && keys.length === 0 && takesValues(binding.of, deps)) {
    gathering.isWholeForm = true
    return
  }
  const facts = { line: deps.code.lineOf(node) }
  if (!(root.type === 'Identifier' && textAt(root, 'name') === 'undefined')) {
    deps.diagnostics.reportUnread('computed-parameters', deps.code.excerptOf(node), facts)
  }
}

function readTracedRoot({ root, keys, paths }: Trace, gathering: Gathering, deps: ParameterDeps): boolean {
  const [argument] = children(root, 'arguments')
  const state = /^(?:useState|reactive|ref|shallowReactive|\$state|useImmer)$/.test(calledName(root))
    ? argument
    : undefined
  if (state && keys.every((key) => key === '0' || key === 'value')) {
    return readObjectLiteral(unwrap(state), paths, gathering, deps)
  }
  if (keys.length > 0) return false
  if (root.type === 'ObjectExpression') return readObjectLiteral(root, paths, gathering, deps)
  const data = formDataOf(root, deps)
  if (data) {
    const [form] = children(data, 'arguments')
    if (form) {
      gathering.isWholeForm = true
      gathering.target ??= formTarget(form, deps)
    }
    return form !== undefined
  }
  const callee = child(root, 'callee')
  if (callee && deps.code.sourceOf(callee) === 'Object.assign') {
    for (const part of children(root, 'arguments')) gatherParameters(part, gathering, deps)
    return true
  }
  if (/^(?:getValues|watch)$/.test(calledName(root)) && argument === undefined) {
    gathering.isWholeForm = true
    return true
  }
  return false
}

function readObjectLiteral(
  object: SyntaxNode,
  paths: readonly string[],
  gathering: Gathering,
  deps: ParameterDeps,
): boolean {
  if (object.type !== 'ObjectExpression') return false
  const base = paths.at(-1)?.replaceAll(/\.(?:value|current)(?=\.|$)/g, '')
  for (const part of children(object, 'properties')) {
    const spread = part.type === 'SpreadElement' ? child(part, 'argument') : undefined
    const name = keyName(part)
    const value = child(part, 'value')
    if (spread) gatherParameters(spread, gathering, deps)
    else if (name !== undefined && value) {
      addParameter(gathering, name, value, base === undefined ? undefined : `${base}.${name}`, deps)
    } else {
      const facts = { line: deps.code.lineOf(part) }
      deps.diagnostics.reportUnread('computed-parameter', deps.code.excerptOf(part), facts)
    }
  }
  return true
}

/** Reads the parameters of `send`: the object that is given, or what it is put together from. */
export function readParameters(node: SyntaxNode | undefined, deps: ParameterDeps): SentParameters {
  const gathering: Gathering = { parameters: new Map(), isWholeForm: false, target: undefined, objects: 0 }
  if (node) gatherParameters(node, gathering, deps)
  const { parameters, isWholeForm, target } = gathering
  return { parameters: [...parameters.values()], isWholeForm, target }
}

/** Reads what is appended to a `FormData` that is posted. */
export function readAppended(
  appends: readonly SyntaxNode[],
  data: SyntaxNode | undefined,
  deps: ParameterDeps,
): SentParameters {
  const gathering: Gathering = { parameters: new Map(), isWholeForm: false, target: undefined, objects: 0 }
  for (const call of appends) {
    const [key, value] = children(call, 'arguments')
    const name = key && deps.evaluate(key)
    if (name?.kind === 'text' && value) addParameter(gathering, name.text, value, undefined, deps)
  }
  const [form] = data ? children(data, 'arguments') : []
  const target = form && formTarget(form, deps)
  return { parameters: [...gathering.parameters.values()], isWholeForm: form !== undefined, target }
}
