/* What is used of the official SDK: in the bundle a file of its own, as only one verb needs it. */
export { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
export { serveStdio } from '@modelcontextprotocol/server/stdio';
