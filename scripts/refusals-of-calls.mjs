// Which refusals each call can answer with: every refusal that the code behind its controller method can make, found by following
// the source from there. Ports lead to every class that fills them, commands to their handlers. Used by scripts/openapi.mjs.
import path from 'node:path';
import ts from 'typescript';

const ROUTES = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
/** What guards and pipes of the platform refuse, by the decorator that asks for it. Classes of refusals by name. */
const BY_DECORATOR = {
  SignedIn: (decorator) =>
    decorator.arguments.length > 0 ? ['NotSignedIn', 'RoleNotAllowed'] : ['NotSignedIn'],
  Throttled: () => ['BudgetSpent'],
  TooManyRequestsReply: () => ['BudgetSpent'],
  Idempotent: () => ['CallStillRunning', 'IdempotencyKeyReused'],
  TakesIdempotencyKey: () => ['CallStillRunning', 'IdempotencyKeyReused'],
};
const CHECKED_PARAMETERS = new Set(['Body', 'Query', 'Param']);

/** Codes by call, as the document names it; `configuration` is the one the server is compiled with. */
export function refusalsOfCalls(configuration) {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configuration, ts.sys.readFile).config,
    ts.sys,
    path.dirname(configuration),
  );
  const program = ts.createProgram(fileNames, options);
  const source = new Source(program);
  const calls = source.routes().map((method) => [method.name.text, source.codesOf(method)]);
  return Object.fromEntries(calls.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

class Source {
  constructor(program) {
    this.checker = program.getTypeChecker();
    this.classes = program
      .getSourceFiles()
      .filter(({ fileName }) => !fileName.includes('/node_modules/'))
      .flatMap((file) => childrenOf(file).filter(ts.isClassDeclaration));
    this.subclasses = new Map();
    this.handlers = new Map();
    for (const each of this.classes) {
      const base = this.baseOf(each);
      if (base) this.subclasses.set(base, [...(this.subclasses.get(base) ?? []), each]);
      for (const decorator of decoratorsOf(each))
        if (decorator.expression.getText() === 'CommandHandler')
          this.handlers.set(this.declarationOf(decorator.arguments[0]), each);
    }
    /** What each function refers to, and the codes it makes itself: found once. */
    this.found = new Map();
  }

  routes() {
    return this.classes
      .filter((each) => decoratorsOf(each).some(({ expression }) => expression.getText() === 'Controller'))
      .flatMap(({ members }) => members.filter(ts.isMethodDeclaration))
      .filter((method) => decoratorsOf(method).some(({ expression }) => ROUTES.has(expression.getText())));
  }

  codesOf(method) {
    const codes = new Set(this.codesOfDecorators(method));
    const seen = new Set();
    const open = [method];
    while (open.length > 0) {
      const next = open.pop();
      if (seen.has(next)) continue;
      seen.add(next);
      const { made, leadsTo } = this.lookInto(next);
      made.forEach((code) => codes.add(code));
      open.push(...leadsTo);
    }
    return [...codes].toSorted();
  }

  codesOfDecorators(method) {
    const names = decoratorsOf(method).flatMap(
      (decorator) => BY_DECORATOR[decorator.expression.getText()]?.(decorator) ?? [],
    );
    const isChecked = method.parameters.some((parameter) =>
      decoratorsOf(parameter).some(({ expression }) => CHECKED_PARAMETERS.has(expression.getText())),
    );
    return [...names, ...(isChecked ? ['InvalidInput'] : [])].map((name) =>
      this.codeOf(this.classes.find((each) => each.name?.text === name)),
    );
  }

  lookInto(declaration) {
    const known = this.found.get(declaration);
    if (known) return known;
    const made = new Set();
    const leadsTo = new Set();
    this.found.set(declaration, { made, leadsTo });

    const visit = (node) => {
      if (ts.isTypeNode(node) || ts.isDecorator(node)) return;
      if (ts.isNewExpression(node)) this.lookAtNew(node, made, leadsTo);
      if (ts.isIdentifier(node)) this.reachedBy(node).forEach((each) => leadsTo.add(each));
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(declaration, visit);
    return { made, leadsTo };
  }

  lookAtNew(node, made, leadsTo) {
    const created = this.declarationOf(node.expression);
    if (!created || !ts.isClassDeclaration(created)) return;
    const code = this.codeOf(created);
    if (code) made.add(code);
    const handler = this.handlers.get(created);
    if (handler) leadsTo.add(memberOf(handler, 'execute'));
    const constructor = created.members.find(ts.isConstructorDeclaration);
    if (constructor && !code) leadsTo.add(constructor);
  }

  /** Functions and methods that a name stands for; for a method, also those of subclasses. */
  reachedBy(identifier) {
    const declaration = this.declarationOf(identifier);
    if (!declaration || declaration.getSourceFile().fileName.includes('/node_modules/')) return [];
    if (ts.isFunctionDeclaration(declaration)) return [declaration];
    if (
      ts.isVariableDeclaration(declaration) &&
      declaration.parent.parent.parent.kind === ts.SyntaxKind.SourceFile
    )
      return declaration.initializer ? [declaration.initializer] : [];
    if (!ts.isClassElement(declaration) || !ts.isClassDeclaration(declaration.parent)) return [];
    const name = declaration.name?.getText();
    return [declaration, ...this.subclassesOf(declaration.parent).map((each) => memberOf(each, name))].filter(
      Boolean,
    );
  }

  subclassesOf(base) {
    const direct = this.subclasses.get(base) ?? [];
    return [...direct, ...direct.flatMap((each) => this.subclassesOf(each))];
  }

  /** The code of a class of refusals. */
  codeOf(declaration) {
    for (let each = declaration; each; each = this.baseOf(each)) {
      const text = memberOf(each, 'code')?.initializer;
      if (text && ts.isStringLiteral(text)) return this.isRefusal(declaration) ? text.text : undefined;
    }
    return undefined;
  }

  isRefusal(declaration) {
    for (let each = declaration; each; each = this.baseOf(each))
      if (each.name?.text === 'Refusal') return true;
    return false;
  }

  baseOf(declaration) {
    const clause = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    const base = clause && this.declarationOf(clause.types[0].expression);
    return base && ts.isClassDeclaration(base) ? base : undefined;
  }

  declarationOf(node) {
    let symbol = this.checker.getSymbolAtLocation(node);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = this.checker.getAliasedSymbol(symbol);
    return symbol?.valueDeclaration;
  }
}

const childrenOf = (file) => {
  const children = [];
  ts.forEachChild(file, (child) => void children.push(child));
  return children;
};

const decoratorsOf = (node) =>
  (ts.getDecorators(node) ?? []).map(({ expression }) => expression).filter(ts.isCallExpression);

const memberOf = ({ members }, name) => members.find((member) => member.name?.getText() === name);
