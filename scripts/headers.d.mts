export declare const headersFor: (path: string) => Record<string, string>;
export declare const contentPolicy: () => string;
