import { join } from 'node:path';
import ts from 'typescript';
import { applied } from './mutations.ts';
import { root, type Place } from './places.ts';

/** Says of a change whether it would get past the compiler at all: what it refuses is no slip that could stay. */
export function compiler(): (place: Place) => boolean {
  const config = join(root, 'src-main/rules/tsconfig.json');
  const read = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    read.config,
    ts.sys,
    join(root, 'src-main/rules'),
  );
  let [changed, text, version] = ['', '', 0];
  const textOf = (path: string) => (path === changed ? text : ts.sys.readFile(path));
  const service = ts.createLanguageService({
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => (path === changed ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const source = textOf(path);
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
  });
  return (place) => {
    changed = join(root, place.file);
    text = applied(ts.sys.readFile(changed) ?? '', place);
    version += 1;
    return service.getSemanticDiagnostics(changed).length === 0;
  };
}
