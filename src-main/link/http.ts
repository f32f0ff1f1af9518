/**
 * Imported as a module, Node's HTTP reads out everything that it could give, a whole browser's way of fetching among
 * it: that took as long as the start of Node itself.
 */
export const { createServer } = process.getBuiltinModule('node:http');
