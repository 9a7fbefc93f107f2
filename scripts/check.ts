import { runChecks } from "./checks.ts";

process.exitCode = runChecks().every((check) => check.ok) ? 0 : 1;
