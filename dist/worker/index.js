import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4807:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./format", "./parser"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.isWS = exports.applyEdit = exports.setProperty = exports.removeProperty = void 0;
    const format_1 = __nccwpck_require__(6612);
    const parser_1 = __nccwpck_require__(5152);
    function removeProperty(text, path, options) {
        return setProperty(text, path, void 0, options);
    }
    exports.removeProperty = removeProperty;
    function setProperty(text, originalPath, value, options) {
        const path = originalPath.slice();
        const errors = [];
        const root = (0, parser_1.parseTree)(text, errors);
        let parent = void 0;
        let lastSegment = void 0;
        while (path.length > 0) {
            lastSegment = path.pop();
            parent = (0, parser_1.findNodeAtLocation)(root, path);
            if (parent === void 0 && value !== void 0) {
                if (typeof lastSegment === 'string') {
                    value = { [lastSegment]: value };
                }
                else {
                    value = [value];
                }
            }
            else {
                break;
            }
        }
        if (!parent) {
            // empty document
            if (value === void 0) { // delete
                throw new Error('Can not delete in empty document');
            }
            return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
        }
        else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
            const existing = (0, parser_1.findNodeAtLocation)(parent, [lastSegment]);
            if (existing !== void 0) {
                if (value === void 0) { // delete
                    if (!existing.parent) {
                        throw new Error('Malformed AST');
                    }
                    const propertyIndex = parent.children.indexOf(existing.parent);
                    let removeBegin;
                    let removeEnd = existing.parent.offset + existing.parent.length;
                    if (propertyIndex > 0) {
                        // remove the comma of the previous node
                        let previous = parent.children[propertyIndex - 1];
                        removeBegin = previous.offset + previous.length;
                    }
                    else {
                        removeBegin = parent.offset + 1;
                        if (parent.children.length > 1) {
                            // remove the comma of the next node
                            let next = parent.children[1];
                            removeEnd = next.offset;
                        }
                    }
                    return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
                }
                else {
                    // set value of existing property
                    return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
                }
            }
            else {
                if (value === void 0) { // delete
                    return []; // property does not exist, nothing to do
                }
                const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
                const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map(p => p.children[0].value)) : parent.children.length;
                let edit;
                if (index > 0) {
                    let previous = parent.children[index - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                else if (parent.children.length === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                }
                else {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty + ',' };
                }
                return withFormatting(text, edit, options);
            }
        }
        else if (parent.type === 'array' && typeof lastSegment === 'number' && Array.isArray(parent.children)) {
            const insertIndex = lastSegment;
            if (insertIndex === -1) {
                // Insert
                const newProperty = `${JSON.stringify(value)}`;
                let edit;
                if (parent.children.length === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                }
                else {
                    const previous = parent.children[parent.children.length - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                return withFormatting(text, edit, options);
            }
            else if (value === void 0 && parent.children.length >= 0) {
                // Removal
                const removalIndex = lastSegment;
                const toRemove = parent.children[removalIndex];
                let edit;
                if (parent.children.length === 1) {
                    // only item
                    edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
                }
                else if (parent.children.length - 1 === removalIndex) {
                    // last item
                    let previous = parent.children[removalIndex - 1];
                    let offset = previous.offset + previous.length;
                    let parentEndOffset = parent.offset + parent.length;
                    edit = { offset, length: parentEndOffset - 2 - offset, content: '' };
                }
                else {
                    edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: '' };
                }
                return withFormatting(text, edit, options);
            }
            else if (value !== void 0) {
                let edit;
                const newProperty = `${JSON.stringify(value)}`;
                if (!options.isArrayInsertion && parent.children.length > lastSegment) {
                    const toModify = parent.children[lastSegment];
                    edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
                }
                else if (parent.children.length === 0 || lastSegment === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + ',' };
                }
                else {
                    const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
                    const previous = parent.children[index - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                return withFormatting(text, edit, options);
            }
            else {
                throw new Error(`Can not ${value === void 0 ? 'remove' : (options.isArrayInsertion ? 'insert' : 'modify')} Array index ${insertIndex} as length is not sufficient`);
            }
        }
        else {
            throw new Error(`Can not add ${typeof lastSegment !== 'number' ? 'index' : 'property'} to parent of type ${parent.type}`);
        }
    }
    exports.setProperty = setProperty;
    function withFormatting(text, edit, options) {
        if (!options.formattingOptions) {
            return [edit];
        }
        // apply the edit
        let newText = applyEdit(text, edit);
        // format the new text
        let begin = edit.offset;
        let end = edit.offset + edit.content.length;
        if (edit.length === 0 || edit.content.length === 0) { // insert or remove
            while (begin > 0 && !(0, format_1.isEOL)(newText, begin - 1)) {
                begin--;
            }
            while (end < newText.length && !(0, format_1.isEOL)(newText, end)) {
                end++;
            }
        }
        const edits = (0, format_1.format)(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
        // apply the formatting edits and track the begin and end offsets of the changes
        for (let i = edits.length - 1; i >= 0; i--) {
            const edit = edits[i];
            newText = applyEdit(newText, edit);
            begin = Math.min(begin, edit.offset);
            end = Math.max(end, edit.offset + edit.length);
            end += edit.content.length - edit.length;
        }
        // create a single edit with all changes
        const editLength = text.length - (newText.length - end) - begin;
        return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
    }
    function applyEdit(text, edit) {
        return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
    }
    exports.applyEdit = applyEdit;
    function isWS(text, offset) {
        return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
    }
    exports.isWS = isWS;
});


/***/ }),

/***/ 6612:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./scanner", "./string-intern"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.isEOL = exports.format = void 0;
    const scanner_1 = __nccwpck_require__(8525);
    const string_intern_1 = __nccwpck_require__(4579);
    function format(documentText, range, options) {
        let initialIndentLevel;
        let formatText;
        let formatTextStart;
        let rangeStart;
        let rangeEnd;
        if (range) {
            rangeStart = range.offset;
            rangeEnd = rangeStart + range.length;
            formatTextStart = rangeStart;
            while (formatTextStart > 0 && !isEOL(documentText, formatTextStart - 1)) {
                formatTextStart--;
            }
            let endOffset = rangeEnd;
            while (endOffset < documentText.length && !isEOL(documentText, endOffset)) {
                endOffset++;
            }
            formatText = documentText.substring(formatTextStart, endOffset);
            initialIndentLevel = computeIndentLevel(formatText, options);
        }
        else {
            formatText = documentText;
            initialIndentLevel = 0;
            formatTextStart = 0;
            rangeStart = 0;
            rangeEnd = documentText.length;
        }
        const eol = getEOL(options, documentText);
        const eolFastPathSupported = string_intern_1.supportedEols.includes(eol);
        let numberLineBreaks = 0;
        let indentLevel = 0;
        let indentValue;
        if (options.insertSpaces) {
            indentValue = string_intern_1.cachedSpaces[options.tabSize || 4] ?? repeat(string_intern_1.cachedSpaces[1], options.tabSize || 4);
        }
        else {
            indentValue = '\t';
        }
        const indentType = indentValue === '\t' ? '\t' : ' ';
        let scanner = (0, scanner_1.createScanner)(formatText, false);
        let hasError = false;
        function newLinesAndIndent() {
            if (numberLineBreaks > 1) {
                return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
            }
            const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
            if (!eolFastPathSupported || amountOfSpaces > string_intern_1.cachedBreakLinesWithSpaces[indentType][eol].length) {
                return eol + repeat(indentValue, initialIndentLevel + indentLevel);
            }
            if (amountOfSpaces <= 0) {
                return eol;
            }
            return string_intern_1.cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
        }
        function scanNext() {
            let token = scanner.scan();
            numberLineBreaks = 0;
            while (token === 15 /* SyntaxKind.Trivia */ || token === 14 /* SyntaxKind.LineBreakTrivia */) {
                if (token === 14 /* SyntaxKind.LineBreakTrivia */ && options.keepLines) {
                    numberLineBreaks += 1;
                }
                else if (token === 14 /* SyntaxKind.LineBreakTrivia */) {
                    numberLineBreaks = 1;
                }
                token = scanner.scan();
            }
            hasError = token === 16 /* SyntaxKind.Unknown */ || scanner.getTokenError() !== 0 /* ScanError.None */;
            return token;
        }
        const editOperations = [];
        function addEdit(text, startOffset, endOffset) {
            if (!hasError && (!range || (startOffset < rangeEnd && endOffset > rangeStart)) && documentText.substring(startOffset, endOffset) !== text) {
                editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text });
            }
        }
        let firstToken = scanNext();
        if (options.keepLines && numberLineBreaks > 0) {
            addEdit(repeat(eol, numberLineBreaks), 0, 0);
        }
        if (firstToken !== 17 /* SyntaxKind.EOF */) {
            let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
            let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
                ? string_intern_1.cachedSpaces[indentValue.length * initialIndentLevel]
                : repeat(indentValue, initialIndentLevel);
            addEdit(initialIndent, formatTextStart, firstTokenStart);
        }
        while (firstToken !== 17 /* SyntaxKind.EOF */) {
            let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
            let secondToken = scanNext();
            let replaceContent = '';
            let needsLineBreak = false;
            while (numberLineBreaks === 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
                addEdit(string_intern_1.cachedSpaces[1], firstTokenEnd, commentTokenStart);
                firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
                needsLineBreak = secondToken === 12 /* SyntaxKind.LineCommentTrivia */;
                replaceContent = needsLineBreak ? newLinesAndIndent() : '';
                secondToken = scanNext();
            }
            if (secondToken === 2 /* SyntaxKind.CloseBraceToken */) {
                if (firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                    indentLevel--;
                }
                ;
                if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                    replaceContent = newLinesAndIndent();
                }
                else if (options.keepLines) {
                    replaceContent = string_intern_1.cachedSpaces[1];
                }
            }
            else if (secondToken === 4 /* SyntaxKind.CloseBracketToken */) {
                if (firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                    indentLevel--;
                }
                ;
                if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                    replaceContent = newLinesAndIndent();
                }
                else if (options.keepLines) {
                    replaceContent = string_intern_1.cachedSpaces[1];
                }
            }
            else {
                switch (firstToken) {
                    case 3 /* SyntaxKind.OpenBracketToken */:
                    case 1 /* SyntaxKind.OpenBraceToken */:
                        indentLevel++;
                        if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 5 /* SyntaxKind.CommaToken */:
                        if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 12 /* SyntaxKind.LineCommentTrivia */:
                        replaceContent = newLinesAndIndent();
                        break;
                    case 13 /* SyntaxKind.BlockCommentTrivia */:
                        if (numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (!needsLineBreak) {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 6 /* SyntaxKind.ColonToken */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (!needsLineBreak) {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 10 /* SyntaxKind.StringLiteral */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (secondToken === 6 /* SyntaxKind.ColonToken */ && !needsLineBreak) {
                            replaceContent = '';
                        }
                        break;
                    case 7 /* SyntaxKind.NullKeyword */:
                    case 8 /* SyntaxKind.TrueKeyword */:
                    case 9 /* SyntaxKind.FalseKeyword */:
                    case 11 /* SyntaxKind.NumericLiteral */:
                    case 2 /* SyntaxKind.CloseBraceToken */:
                    case 4 /* SyntaxKind.CloseBracketToken */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            if ((secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */) && !needsLineBreak) {
                                replaceContent = string_intern_1.cachedSpaces[1];
                            }
                            else if (secondToken !== 5 /* SyntaxKind.CommaToken */ && secondToken !== 17 /* SyntaxKind.EOF */) {
                                hasError = true;
                            }
                        }
                        break;
                    case 16 /* SyntaxKind.Unknown */:
                        hasError = true;
                        break;
                }
                if (numberLineBreaks > 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                    replaceContent = newLinesAndIndent();
                }
            }
            if (secondToken === 17 /* SyntaxKind.EOF */) {
                if (options.keepLines && numberLineBreaks > 0) {
                    replaceContent = newLinesAndIndent();
                }
                else {
                    replaceContent = options.insertFinalNewline ? eol : '';
                }
            }
            const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
            addEdit(replaceContent, firstTokenEnd, secondTokenStart);
            firstToken = secondToken;
        }
        return editOperations;
    }
    exports.format = format;
    function repeat(s, count) {
        let result = '';
        for (let i = 0; i < count; i++) {
            result += s;
        }
        return result;
    }
    function computeIndentLevel(content, options) {
        let i = 0;
        let nChars = 0;
        const tabSize = options.tabSize || 4;
        while (i < content.length) {
            let ch = content.charAt(i);
            if (ch === string_intern_1.cachedSpaces[1]) {
                nChars++;
            }
            else if (ch === '\t') {
                nChars += tabSize;
            }
            else {
                break;
            }
            i++;
        }
        return Math.floor(nChars / tabSize);
    }
    function getEOL(options, text) {
        for (let i = 0; i < text.length; i++) {
            const ch = text.charAt(i);
            if (ch === '\r') {
                if (i + 1 < text.length && text.charAt(i + 1) === '\n') {
                    return '\r\n';
                }
                return '\r';
            }
            else if (ch === '\n') {
                return '\n';
            }
        }
        return (options && options.eol) || '\n';
    }
    function isEOL(text, offset) {
        return '\r\n'.indexOf(text.charAt(offset)) !== -1;
    }
    exports.isEOL = isEOL;
});


/***/ }),

/***/ 5152:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./scanner"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.getNodeType = exports.stripComments = exports.visit = exports.findNodeAtOffset = exports.contains = exports.getNodeValue = exports.getNodePath = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = void 0;
    const scanner_1 = __nccwpck_require__(8525);
    var ParseOptions;
    (function (ParseOptions) {
        ParseOptions.DEFAULT = {
            allowTrailingComma: false
        };
    })(ParseOptions || (ParseOptions = {}));
    /**
     * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
     */
    function getLocation(text, position) {
        const segments = []; // strings or numbers
        const earlyReturnException = new Object();
        let previousNode = undefined;
        const previousNodeInst = {
            value: {},
            offset: 0,
            length: 0,
            type: 'object',
            parent: undefined
        };
        let isAtPropertyKey = false;
        function setPreviousNode(value, offset, length, type) {
            previousNodeInst.value = value;
            previousNodeInst.offset = offset;
            previousNodeInst.length = length;
            previousNodeInst.type = type;
            previousNodeInst.colonOffset = undefined;
            previousNode = previousNodeInst;
        }
        try {
            visit(text, {
                onObjectBegin: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    isAtPropertyKey = position > offset;
                    segments.push(''); // push a placeholder (will be replaced)
                },
                onObjectProperty: (name, offset, length) => {
                    if (position < offset) {
                        throw earlyReturnException;
                    }
                    setPreviousNode(name, offset, length, 'property');
                    segments[segments.length - 1] = name;
                    if (position <= offset + length) {
                        throw earlyReturnException;
                    }
                },
                onObjectEnd: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.pop();
                },
                onArrayBegin: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.push(0);
                },
                onArrayEnd: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.pop();
                },
                onLiteralValue: (value, offset, length) => {
                    if (position < offset) {
                        throw earlyReturnException;
                    }
                    setPreviousNode(value, offset, length, getNodeType(value));
                    if (position <= offset + length) {
                        throw earlyReturnException;
                    }
                },
                onSeparator: (sep, offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    if (sep === ':' && previousNode && previousNode.type === 'property') {
                        previousNode.colonOffset = offset;
                        isAtPropertyKey = false;
                        previousNode = undefined;
                    }
                    else if (sep === ',') {
                        const last = segments[segments.length - 1];
                        if (typeof last === 'number') {
                            segments[segments.length - 1] = last + 1;
                        }
                        else {
                            isAtPropertyKey = true;
                            segments[segments.length - 1] = '';
                        }
                        previousNode = undefined;
                    }
                }
            });
        }
        catch (e) {
            if (e !== earlyReturnException) {
                throw e;
            }
        }
        return {
            path: segments,
            previousNode,
            isAtPropertyKey,
            matches: (pattern) => {
                let k = 0;
                for (let i = 0; k < pattern.length && i < segments.length; i++) {
                    if (pattern[k] === segments[i] || pattern[k] === '*') {
                        k++;
                    }
                    else if (pattern[k] !== '**') {
                        return false;
                    }
                }
                return k === pattern.length;
            }
        };
    }
    exports.getLocation = getLocation;
    /**
     * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     * Therefore always check the errors list to find out if the input was valid.
     */
    function parse(text, errors = [], options = ParseOptions.DEFAULT) {
        let currentProperty = null;
        let currentParent = [];
        const previousParents = [];
        function onValue(value) {
            if (Array.isArray(currentParent)) {
                currentParent.push(value);
            }
            else if (currentProperty !== null) {
                currentParent[currentProperty] = value;
            }
        }
        const visitor = {
            onObjectBegin: () => {
                const object = {};
                onValue(object);
                previousParents.push(currentParent);
                currentParent = object;
                currentProperty = null;
            },
            onObjectProperty: (name) => {
                currentProperty = name;
            },
            onObjectEnd: () => {
                currentParent = previousParents.pop();
            },
            onArrayBegin: () => {
                const array = [];
                onValue(array);
                previousParents.push(currentParent);
                currentParent = array;
                currentProperty = null;
            },
            onArrayEnd: () => {
                currentParent = previousParents.pop();
            },
            onLiteralValue: onValue,
            onError: (error, offset, length) => {
                errors.push({ error, offset, length });
            }
        };
        visit(text, visitor, options);
        return currentParent[0];
    }
    exports.parse = parse;
    /**
     * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     */
    function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
        let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined }; // artificial root
        function ensurePropertyComplete(endOffset) {
            if (currentParent.type === 'property') {
                currentParent.length = endOffset - currentParent.offset;
                currentParent = currentParent.parent;
            }
        }
        function onValue(valueNode) {
            currentParent.children.push(valueNode);
            return valueNode;
        }
        const visitor = {
            onObjectBegin: (offset) => {
                currentParent = onValue({ type: 'object', offset, length: -1, parent: currentParent, children: [] });
            },
            onObjectProperty: (name, offset, length) => {
                currentParent = onValue({ type: 'property', offset, length: -1, parent: currentParent, children: [] });
                currentParent.children.push({ type: 'string', value: name, offset, length, parent: currentParent });
            },
            onObjectEnd: (offset, length) => {
                ensurePropertyComplete(offset + length); // in case of a missing value for a property: make sure property is complete
                currentParent.length = offset + length - currentParent.offset;
                currentParent = currentParent.parent;
                ensurePropertyComplete(offset + length);
            },
            onArrayBegin: (offset, length) => {
                currentParent = onValue({ type: 'array', offset, length: -1, parent: currentParent, children: [] });
            },
            onArrayEnd: (offset, length) => {
                currentParent.length = offset + length - currentParent.offset;
                currentParent = currentParent.parent;
                ensurePropertyComplete(offset + length);
            },
            onLiteralValue: (value, offset, length) => {
                onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
                ensurePropertyComplete(offset + length);
            },
            onSeparator: (sep, offset, length) => {
                if (currentParent.type === 'property') {
                    if (sep === ':') {
                        currentParent.colonOffset = offset;
                    }
                    else if (sep === ',') {
                        ensurePropertyComplete(offset);
                    }
                }
            },
            onError: (error, offset, length) => {
                errors.push({ error, offset, length });
            }
        };
        visit(text, visitor, options);
        const result = currentParent.children[0];
        if (result) {
            delete result.parent;
        }
        return result;
    }
    exports.parseTree = parseTree;
    /**
     * Finds the node at the given path in a JSON DOM.
     */
    function findNodeAtLocation(root, path) {
        if (!root) {
            return undefined;
        }
        let node = root;
        for (let segment of path) {
            if (typeof segment === 'string') {
                if (node.type !== 'object' || !Array.isArray(node.children)) {
                    return undefined;
                }
                let found = false;
                for (const propertyNode of node.children) {
                    if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
                        node = propertyNode.children[1];
                        found = true;
                        break;
                    }
                }
                if (!found) {
                    return undefined;
                }
            }
            else {
                const index = segment;
                if (node.type !== 'array' || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
                    return undefined;
                }
                node = node.children[index];
            }
        }
        return node;
    }
    exports.findNodeAtLocation = findNodeAtLocation;
    /**
     * Gets the JSON path of the given JSON DOM node
     */
    function getNodePath(node) {
        if (!node.parent || !node.parent.children) {
            return [];
        }
        const path = getNodePath(node.parent);
        if (node.parent.type === 'property') {
            const key = node.parent.children[0].value;
            path.push(key);
        }
        else if (node.parent.type === 'array') {
            const index = node.parent.children.indexOf(node);
            if (index !== -1) {
                path.push(index);
            }
        }
        return path;
    }
    exports.getNodePath = getNodePath;
    /**
     * Evaluates the JavaScript object of the given JSON DOM node
     */
    function getNodeValue(node) {
        switch (node.type) {
            case 'array':
                return node.children.map(getNodeValue);
            case 'object':
                const obj = Object.create(null);
                for (let prop of node.children) {
                    const valueNode = prop.children[1];
                    if (valueNode) {
                        obj[prop.children[0].value] = getNodeValue(valueNode);
                    }
                }
                return obj;
            case 'null':
            case 'string':
            case 'number':
            case 'boolean':
                return node.value;
            default:
                return undefined;
        }
    }
    exports.getNodeValue = getNodeValue;
    function contains(node, offset, includeRightBound = false) {
        return (offset >= node.offset && offset < (node.offset + node.length)) || includeRightBound && (offset === (node.offset + node.length));
    }
    exports.contains = contains;
    /**
     * Finds the most inner node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
     */
    function findNodeAtOffset(node, offset, includeRightBound = false) {
        if (contains(node, offset, includeRightBound)) {
            const children = node.children;
            if (Array.isArray(children)) {
                for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
                    const item = findNodeAtOffset(children[i], offset, includeRightBound);
                    if (item) {
                        return item;
                    }
                }
            }
            return node;
        }
        return undefined;
    }
    exports.findNodeAtOffset = findNodeAtOffset;
    /**
     * Parses the given text and invokes the visitor functions for each object, array and literal reached.
     */
    function visit(text, visitor, options = ParseOptions.DEFAULT) {
        const _scanner = (0, scanner_1.createScanner)(text, false);
        // Important: Only pass copies of this to visitor functions to prevent accidental modification, and
        // to not affect visitor functions which stored a reference to a previous JSONPath
        const _jsonPath = [];
        // Depth of onXXXBegin() callbacks suppressed. onXXXEnd() decrements this if it isn't 0 already.
        // Callbacks are only called when this value is 0.
        let suppressedCallbacks = 0;
        function toNoArgVisit(visitFunction) {
            return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
        }
        function toOneArgVisit(visitFunction) {
            return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
        }
        function toOneArgVisitWithPath(visitFunction) {
            return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
        }
        function toBeginVisit(visitFunction) {
            return visitFunction ?
                () => {
                    if (suppressedCallbacks > 0) {
                        suppressedCallbacks++;
                    }
                    else {
                        let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
                        if (cbReturn === false) {
                            suppressedCallbacks = 1;
                        }
                    }
                }
                : () => true;
        }
        function toEndVisit(visitFunction) {
            return visitFunction ?
                () => {
                    if (suppressedCallbacks > 0) {
                        suppressedCallbacks--;
                    }
                    if (suppressedCallbacks === 0) {
                        visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
                    }
                }
                : () => true;
        }
        const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
        const disallowComments = options && options.disallowComments;
        const allowTrailingComma = options && options.allowTrailingComma;
        function scanNext() {
            while (true) {
                const token = _scanner.scan();
                switch (_scanner.getTokenError()) {
                    case 4 /* ScanError.InvalidUnicode */:
                        handleError(14 /* ParseErrorCode.InvalidUnicode */);
                        break;
                    case 5 /* ScanError.InvalidEscapeCharacter */:
                        handleError(15 /* ParseErrorCode.InvalidEscapeCharacter */);
                        break;
                    case 3 /* ScanError.UnexpectedEndOfNumber */:
                        handleError(13 /* ParseErrorCode.UnexpectedEndOfNumber */);
                        break;
                    case 1 /* ScanError.UnexpectedEndOfComment */:
                        if (!disallowComments) {
                            handleError(11 /* ParseErrorCode.UnexpectedEndOfComment */);
                        }
                        break;
                    case 2 /* ScanError.UnexpectedEndOfString */:
                        handleError(12 /* ParseErrorCode.UnexpectedEndOfString */);
                        break;
                    case 6 /* ScanError.InvalidCharacter */:
                        handleError(16 /* ParseErrorCode.InvalidCharacter */);
                        break;
                }
                switch (token) {
                    case 12 /* SyntaxKind.LineCommentTrivia */:
                    case 13 /* SyntaxKind.BlockCommentTrivia */:
                        if (disallowComments) {
                            handleError(10 /* ParseErrorCode.InvalidCommentToken */);
                        }
                        else {
                            onComment();
                        }
                        break;
                    case 16 /* SyntaxKind.Unknown */:
                        handleError(1 /* ParseErrorCode.InvalidSymbol */);
                        break;
                    case 15 /* SyntaxKind.Trivia */:
                    case 14 /* SyntaxKind.LineBreakTrivia */:
                        break;
                    default:
                        return token;
                }
            }
        }
        function handleError(error, skipUntilAfter = [], skipUntil = []) {
            onError(error);
            if (skipUntilAfter.length + skipUntil.length > 0) {
                let token = _scanner.getToken();
                while (token !== 17 /* SyntaxKind.EOF */) {
                    if (skipUntilAfter.indexOf(token) !== -1) {
                        scanNext();
                        break;
                    }
                    else if (skipUntil.indexOf(token) !== -1) {
                        break;
                    }
                    token = scanNext();
                }
            }
        }
        function parseString(isValue) {
            const value = _scanner.getTokenValue();
            if (isValue) {
                onLiteralValue(value);
            }
            else {
                onObjectProperty(value);
                // add property name afterwards
                _jsonPath.push(value);
            }
            scanNext();
            return true;
        }
        function parseLiteral() {
            switch (_scanner.getToken()) {
                case 11 /* SyntaxKind.NumericLiteral */:
                    const tokenValue = _scanner.getTokenValue();
                    let value = Number(tokenValue);
                    if (isNaN(value)) {
                        handleError(2 /* ParseErrorCode.InvalidNumberFormat */);
                        value = 0;
                    }
                    onLiteralValue(value);
                    break;
                case 7 /* SyntaxKind.NullKeyword */:
                    onLiteralValue(null);
                    break;
                case 8 /* SyntaxKind.TrueKeyword */:
                    onLiteralValue(true);
                    break;
                case 9 /* SyntaxKind.FalseKeyword */:
                    onLiteralValue(false);
                    break;
                default:
                    return false;
            }
            scanNext();
            return true;
        }
        function parseProperty() {
            if (_scanner.getToken() !== 10 /* SyntaxKind.StringLiteral */) {
                handleError(3 /* ParseErrorCode.PropertyNameExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                return false;
            }
            parseString(false);
            if (_scanner.getToken() === 6 /* SyntaxKind.ColonToken */) {
                onSeparator(':');
                scanNext(); // consume colon
                if (!parseValue()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                }
            }
            else {
                handleError(5 /* ParseErrorCode.ColonExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            _jsonPath.pop(); // remove processed property name
            return true;
        }
        function parseObject() {
            onObjectBegin();
            scanNext(); // consume open brace
            let needsComma = false;
            while (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
                if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                    if (!needsComma) {
                        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                    }
                    onSeparator(',');
                    scanNext(); // consume comma
                    if (_scanner.getToken() === 2 /* SyntaxKind.CloseBraceToken */ && allowTrailingComma) {
                        break;
                    }
                }
                else if (needsComma) {
                    handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
                }
                if (!parseProperty()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                }
                needsComma = true;
            }
            onObjectEnd();
            if (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */) {
                handleError(7 /* ParseErrorCode.CloseBraceExpected */, [2 /* SyntaxKind.CloseBraceToken */], []);
            }
            else {
                scanNext(); // consume close brace
            }
            return true;
        }
        function parseArray() {
            onArrayBegin();
            scanNext(); // consume open bracket
            let isFirstElement = true;
            let needsComma = false;
            while (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
                if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                    if (!needsComma) {
                        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                    }
                    onSeparator(',');
                    scanNext(); // consume comma
                    if (_scanner.getToken() === 4 /* SyntaxKind.CloseBracketToken */ && allowTrailingComma) {
                        break;
                    }
                }
                else if (needsComma) {
                    handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
                }
                if (isFirstElement) {
                    _jsonPath.push(0);
                    isFirstElement = false;
                }
                else {
                    _jsonPath[_jsonPath.length - 1]++;
                }
                if (!parseValue()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [4 /* SyntaxKind.CloseBracketToken */, 5 /* SyntaxKind.CommaToken */]);
                }
                needsComma = true;
            }
            onArrayEnd();
            if (!isFirstElement) {
                _jsonPath.pop(); // remove array index
            }
            if (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */) {
                handleError(8 /* ParseErrorCode.CloseBracketExpected */, [4 /* SyntaxKind.CloseBracketToken */], []);
            }
            else {
                scanNext(); // consume close bracket
            }
            return true;
        }
        function parseValue() {
            switch (_scanner.getToken()) {
                case 3 /* SyntaxKind.OpenBracketToken */:
                    return parseArray();
                case 1 /* SyntaxKind.OpenBraceToken */:
                    return parseObject();
                case 10 /* SyntaxKind.StringLiteral */:
                    return parseString(true);
                default:
                    return parseLiteral();
            }
        }
        scanNext();
        if (_scanner.getToken() === 17 /* SyntaxKind.EOF */) {
            if (options.allowEmptyContent) {
                return true;
            }
            handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
            return false;
        }
        if (!parseValue()) {
            handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
            return false;
        }
        if (_scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            handleError(9 /* ParseErrorCode.EndOfFileExpected */, [], []);
        }
        return true;
    }
    exports.visit = visit;
    /**
     * Takes JSON with JavaScript-style comments and remove
     * them. Optionally replaces every none-newline character
     * of comments with a replaceCharacter
     */
    function stripComments(text, replaceCh) {
        let _scanner = (0, scanner_1.createScanner)(text), parts = [], kind, offset = 0, pos;
        do {
            pos = _scanner.getPosition();
            kind = _scanner.scan();
            switch (kind) {
                case 12 /* SyntaxKind.LineCommentTrivia */:
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                case 17 /* SyntaxKind.EOF */:
                    if (offset !== pos) {
                        parts.push(text.substring(offset, pos));
                    }
                    if (replaceCh !== undefined) {
                        parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
                    }
                    offset = _scanner.getPosition();
                    break;
            }
        } while (kind !== 17 /* SyntaxKind.EOF */);
        return parts.join('');
    }
    exports.stripComments = stripComments;
    function getNodeType(value) {
        switch (typeof value) {
            case 'boolean': return 'boolean';
            case 'number': return 'number';
            case 'string': return 'string';
            case 'object': {
                if (!value) {
                    return 'null';
                }
                else if (Array.isArray(value)) {
                    return 'array';
                }
                return 'object';
            }
            default: return 'null';
        }
    }
    exports.getNodeType = getNodeType;
});


/***/ }),

/***/ 8525:
/***/ ((module, exports) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.createScanner = void 0;
    /**
     * Creates a JSON scanner on the given text.
     * If ignoreTrivia is set, whitespaces or comments are ignored.
     */
    function createScanner(text, ignoreTrivia = false) {
        const len = text.length;
        let pos = 0, value = '', tokenOffset = 0, token = 16 /* SyntaxKind.Unknown */, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0 /* ScanError.None */;
        function scanHexDigits(count, exact) {
            let digits = 0;
            let value = 0;
            while (digits < count || !exact) {
                let ch = text.charCodeAt(pos);
                if (ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */) {
                    value = value * 16 + ch - 48 /* CharacterCodes._0 */;
                }
                else if (ch >= 65 /* CharacterCodes.A */ && ch <= 70 /* CharacterCodes.F */) {
                    value = value * 16 + ch - 65 /* CharacterCodes.A */ + 10;
                }
                else if (ch >= 97 /* CharacterCodes.a */ && ch <= 102 /* CharacterCodes.f */) {
                    value = value * 16 + ch - 97 /* CharacterCodes.a */ + 10;
                }
                else {
                    break;
                }
                pos++;
                digits++;
            }
            if (digits < count) {
                value = -1;
            }
            return value;
        }
        function setPosition(newPosition) {
            pos = newPosition;
            value = '';
            tokenOffset = 0;
            token = 16 /* SyntaxKind.Unknown */;
            scanError = 0 /* ScanError.None */;
        }
        function scanNumber() {
            let start = pos;
            if (text.charCodeAt(pos) === 48 /* CharacterCodes._0 */) {
                pos++;
            }
            else {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
            }
            if (pos < text.length && text.charCodeAt(pos) === 46 /* CharacterCodes.dot */) {
                pos++;
                if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                }
                else {
                    scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                    return text.substring(start, pos);
                }
            }
            let end = pos;
            if (pos < text.length && (text.charCodeAt(pos) === 69 /* CharacterCodes.E */ || text.charCodeAt(pos) === 101 /* CharacterCodes.e */)) {
                pos++;
                if (pos < text.length && text.charCodeAt(pos) === 43 /* CharacterCodes.plus */ || text.charCodeAt(pos) === 45 /* CharacterCodes.minus */) {
                    pos++;
                }
                if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                    end = pos;
                }
                else {
                    scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                }
            }
            return text.substring(start, end);
        }
        function scanString() {
            let result = '', start = pos;
            while (true) {
                if (pos >= len) {
                    result += text.substring(start, pos);
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                const ch = text.charCodeAt(pos);
                if (ch === 34 /* CharacterCodes.doubleQuote */) {
                    result += text.substring(start, pos);
                    pos++;
                    break;
                }
                if (ch === 92 /* CharacterCodes.backslash */) {
                    result += text.substring(start, pos);
                    pos++;
                    if (pos >= len) {
                        scanError = 2 /* ScanError.UnexpectedEndOfString */;
                        break;
                    }
                    const ch2 = text.charCodeAt(pos++);
                    switch (ch2) {
                        case 34 /* CharacterCodes.doubleQuote */:
                            result += '\"';
                            break;
                        case 92 /* CharacterCodes.backslash */:
                            result += '\\';
                            break;
                        case 47 /* CharacterCodes.slash */:
                            result += '/';
                            break;
                        case 98 /* CharacterCodes.b */:
                            result += '\b';
                            break;
                        case 102 /* CharacterCodes.f */:
                            result += '\f';
                            break;
                        case 110 /* CharacterCodes.n */:
                            result += '\n';
                            break;
                        case 114 /* CharacterCodes.r */:
                            result += '\r';
                            break;
                        case 116 /* CharacterCodes.t */:
                            result += '\t';
                            break;
                        case 117 /* CharacterCodes.u */:
                            const ch3 = scanHexDigits(4, true);
                            if (ch3 >= 0) {
                                result += String.fromCharCode(ch3);
                            }
                            else {
                                scanError = 4 /* ScanError.InvalidUnicode */;
                            }
                            break;
                        default:
                            scanError = 5 /* ScanError.InvalidEscapeCharacter */;
                    }
                    start = pos;
                    continue;
                }
                if (ch >= 0 && ch <= 0x1f) {
                    if (isLineBreak(ch)) {
                        result += text.substring(start, pos);
                        scanError = 2 /* ScanError.UnexpectedEndOfString */;
                        break;
                    }
                    else {
                        scanError = 6 /* ScanError.InvalidCharacter */;
                        // mark as error but continue with string
                    }
                }
                pos++;
            }
            return result;
        }
        function scanNext() {
            value = '';
            scanError = 0 /* ScanError.None */;
            tokenOffset = pos;
            lineStartOffset = lineNumber;
            prevTokenLineStartOffset = tokenLineStartOffset;
            if (pos >= len) {
                // at the end
                tokenOffset = len;
                return token = 17 /* SyntaxKind.EOF */;
            }
            let code = text.charCodeAt(pos);
            // trivia: whitespace
            if (isWhiteSpace(code)) {
                do {
                    pos++;
                    value += String.fromCharCode(code);
                    code = text.charCodeAt(pos);
                } while (isWhiteSpace(code));
                return token = 15 /* SyntaxKind.Trivia */;
            }
            // trivia: newlines
            if (isLineBreak(code)) {
                pos++;
                value += String.fromCharCode(code);
                if (code === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                    pos++;
                    value += '\n';
                }
                lineNumber++;
                tokenLineStartOffset = pos;
                return token = 14 /* SyntaxKind.LineBreakTrivia */;
            }
            switch (code) {
                // tokens: []{}:,
                case 123 /* CharacterCodes.openBrace */:
                    pos++;
                    return token = 1 /* SyntaxKind.OpenBraceToken */;
                case 125 /* CharacterCodes.closeBrace */:
                    pos++;
                    return token = 2 /* SyntaxKind.CloseBraceToken */;
                case 91 /* CharacterCodes.openBracket */:
                    pos++;
                    return token = 3 /* SyntaxKind.OpenBracketToken */;
                case 93 /* CharacterCodes.closeBracket */:
                    pos++;
                    return token = 4 /* SyntaxKind.CloseBracketToken */;
                case 58 /* CharacterCodes.colon */:
                    pos++;
                    return token = 6 /* SyntaxKind.ColonToken */;
                case 44 /* CharacterCodes.comma */:
                    pos++;
                    return token = 5 /* SyntaxKind.CommaToken */;
                // strings
                case 34 /* CharacterCodes.doubleQuote */:
                    pos++;
                    value = scanString();
                    return token = 10 /* SyntaxKind.StringLiteral */;
                // comments
                case 47 /* CharacterCodes.slash */:
                    const start = pos - 1;
                    // Single-line comment
                    if (text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                        pos += 2;
                        while (pos < len) {
                            if (isLineBreak(text.charCodeAt(pos))) {
                                break;
                            }
                            pos++;
                        }
                        value = text.substring(start, pos);
                        return token = 12 /* SyntaxKind.LineCommentTrivia */;
                    }
                    // Multi-line comment
                    if (text.charCodeAt(pos + 1) === 42 /* CharacterCodes.asterisk */) {
                        pos += 2;
                        const safeLength = len - 1; // For lookahead.
                        let commentClosed = false;
                        while (pos < safeLength) {
                            const ch = text.charCodeAt(pos);
                            if (ch === 42 /* CharacterCodes.asterisk */ && text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                                pos += 2;
                                commentClosed = true;
                                break;
                            }
                            pos++;
                            if (isLineBreak(ch)) {
                                if (ch === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                                    pos++;
                                }
                                lineNumber++;
                                tokenLineStartOffset = pos;
                            }
                        }
                        if (!commentClosed) {
                            pos++;
                            scanError = 1 /* ScanError.UnexpectedEndOfComment */;
                        }
                        value = text.substring(start, pos);
                        return token = 13 /* SyntaxKind.BlockCommentTrivia */;
                    }
                    // just a single slash
                    value += String.fromCharCode(code);
                    pos++;
                    return token = 16 /* SyntaxKind.Unknown */;
                // numbers
                case 45 /* CharacterCodes.minus */:
                    value += String.fromCharCode(code);
                    pos++;
                    if (pos === len || !isDigit(text.charCodeAt(pos))) {
                        return token = 16 /* SyntaxKind.Unknown */;
                    }
                // found a minus, followed by a number so
                // we fall through to proceed with scanning
                // numbers
                case 48 /* CharacterCodes._0 */:
                case 49 /* CharacterCodes._1 */:
                case 50 /* CharacterCodes._2 */:
                case 51 /* CharacterCodes._3 */:
                case 52 /* CharacterCodes._4 */:
                case 53 /* CharacterCodes._5 */:
                case 54 /* CharacterCodes._6 */:
                case 55 /* CharacterCodes._7 */:
                case 56 /* CharacterCodes._8 */:
                case 57 /* CharacterCodes._9 */:
                    value += scanNumber();
                    return token = 11 /* SyntaxKind.NumericLiteral */;
                // literals and unknown symbols
                default:
                    // is a literal? Read the full word.
                    while (pos < len && isUnknownContentCharacter(code)) {
                        pos++;
                        code = text.charCodeAt(pos);
                    }
                    if (tokenOffset !== pos) {
                        value = text.substring(tokenOffset, pos);
                        // keywords: true, false, null
                        switch (value) {
                            case 'true': return token = 8 /* SyntaxKind.TrueKeyword */;
                            case 'false': return token = 9 /* SyntaxKind.FalseKeyword */;
                            case 'null': return token = 7 /* SyntaxKind.NullKeyword */;
                        }
                        return token = 16 /* SyntaxKind.Unknown */;
                    }
                    // some
                    value += String.fromCharCode(code);
                    pos++;
                    return token = 16 /* SyntaxKind.Unknown */;
            }
        }
        function isUnknownContentCharacter(code) {
            if (isWhiteSpace(code) || isLineBreak(code)) {
                return false;
            }
            switch (code) {
                case 125 /* CharacterCodes.closeBrace */:
                case 93 /* CharacterCodes.closeBracket */:
                case 123 /* CharacterCodes.openBrace */:
                case 91 /* CharacterCodes.openBracket */:
                case 34 /* CharacterCodes.doubleQuote */:
                case 58 /* CharacterCodes.colon */:
                case 44 /* CharacterCodes.comma */:
                case 47 /* CharacterCodes.slash */:
                    return false;
            }
            return true;
        }
        function scanNextNonTrivia() {
            let result;
            do {
                result = scanNext();
            } while (result >= 12 /* SyntaxKind.LineCommentTrivia */ && result <= 15 /* SyntaxKind.Trivia */);
            return result;
        }
        return {
            setPosition: setPosition,
            getPosition: () => pos,
            scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
            getToken: () => token,
            getTokenValue: () => value,
            getTokenOffset: () => tokenOffset,
            getTokenLength: () => pos - tokenOffset,
            getTokenStartLine: () => lineStartOffset,
            getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
            getTokenError: () => scanError,
        };
    }
    exports.createScanner = createScanner;
    function isWhiteSpace(ch) {
        return ch === 32 /* CharacterCodes.space */ || ch === 9 /* CharacterCodes.tab */;
    }
    function isLineBreak(ch) {
        return ch === 10 /* CharacterCodes.lineFeed */ || ch === 13 /* CharacterCodes.carriageReturn */;
    }
    function isDigit(ch) {
        return ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */;
    }
    var CharacterCodes;
    (function (CharacterCodes) {
        CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
        CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
        CharacterCodes[CharacterCodes["space"] = 32] = "space";
        CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
        CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
        CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
        CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
        CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
        CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
        CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
        CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
        CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
        CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
        CharacterCodes[CharacterCodes["a"] = 97] = "a";
        CharacterCodes[CharacterCodes["b"] = 98] = "b";
        CharacterCodes[CharacterCodes["c"] = 99] = "c";
        CharacterCodes[CharacterCodes["d"] = 100] = "d";
        CharacterCodes[CharacterCodes["e"] = 101] = "e";
        CharacterCodes[CharacterCodes["f"] = 102] = "f";
        CharacterCodes[CharacterCodes["g"] = 103] = "g";
        CharacterCodes[CharacterCodes["h"] = 104] = "h";
        CharacterCodes[CharacterCodes["i"] = 105] = "i";
        CharacterCodes[CharacterCodes["j"] = 106] = "j";
        CharacterCodes[CharacterCodes["k"] = 107] = "k";
        CharacterCodes[CharacterCodes["l"] = 108] = "l";
        CharacterCodes[CharacterCodes["m"] = 109] = "m";
        CharacterCodes[CharacterCodes["n"] = 110] = "n";
        CharacterCodes[CharacterCodes["o"] = 111] = "o";
        CharacterCodes[CharacterCodes["p"] = 112] = "p";
        CharacterCodes[CharacterCodes["q"] = 113] = "q";
        CharacterCodes[CharacterCodes["r"] = 114] = "r";
        CharacterCodes[CharacterCodes["s"] = 115] = "s";
        CharacterCodes[CharacterCodes["t"] = 116] = "t";
        CharacterCodes[CharacterCodes["u"] = 117] = "u";
        CharacterCodes[CharacterCodes["v"] = 118] = "v";
        CharacterCodes[CharacterCodes["w"] = 119] = "w";
        CharacterCodes[CharacterCodes["x"] = 120] = "x";
        CharacterCodes[CharacterCodes["y"] = 121] = "y";
        CharacterCodes[CharacterCodes["z"] = 122] = "z";
        CharacterCodes[CharacterCodes["A"] = 65] = "A";
        CharacterCodes[CharacterCodes["B"] = 66] = "B";
        CharacterCodes[CharacterCodes["C"] = 67] = "C";
        CharacterCodes[CharacterCodes["D"] = 68] = "D";
        CharacterCodes[CharacterCodes["E"] = 69] = "E";
        CharacterCodes[CharacterCodes["F"] = 70] = "F";
        CharacterCodes[CharacterCodes["G"] = 71] = "G";
        CharacterCodes[CharacterCodes["H"] = 72] = "H";
        CharacterCodes[CharacterCodes["I"] = 73] = "I";
        CharacterCodes[CharacterCodes["J"] = 74] = "J";
        CharacterCodes[CharacterCodes["K"] = 75] = "K";
        CharacterCodes[CharacterCodes["L"] = 76] = "L";
        CharacterCodes[CharacterCodes["M"] = 77] = "M";
        CharacterCodes[CharacterCodes["N"] = 78] = "N";
        CharacterCodes[CharacterCodes["O"] = 79] = "O";
        CharacterCodes[CharacterCodes["P"] = 80] = "P";
        CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
        CharacterCodes[CharacterCodes["R"] = 82] = "R";
        CharacterCodes[CharacterCodes["S"] = 83] = "S";
        CharacterCodes[CharacterCodes["T"] = 84] = "T";
        CharacterCodes[CharacterCodes["U"] = 85] = "U";
        CharacterCodes[CharacterCodes["V"] = 86] = "V";
        CharacterCodes[CharacterCodes["W"] = 87] = "W";
        CharacterCodes[CharacterCodes["X"] = 88] = "X";
        CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
        CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
        CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
        CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
        CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
        CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
        CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
        CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
        CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
        CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
        CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
        CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
        CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
        CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
        CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
        CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
        CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
    })(CharacterCodes || (CharacterCodes = {}));
});


/***/ }),

/***/ 4579:
/***/ ((module, exports) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function () {
    "use strict";
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.supportedEols = exports.cachedBreakLinesWithSpaces = exports.cachedSpaces = void 0;
    exports.cachedSpaces = new Array(20).fill(0).map((_, index) => {
        return ' '.repeat(index);
    });
    const maxCachedValues = 200;
    exports.cachedBreakLinesWithSpaces = {
        ' ': {
            '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\n' + ' '.repeat(index);
            }),
            '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r' + ' '.repeat(index);
            }),
            '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r\n' + ' '.repeat(index);
            }),
        },
        '\t': {
            '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\n' + '\t'.repeat(index);
            }),
            '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r' + '\t'.repeat(index);
            }),
            '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r\n' + '\t'.repeat(index);
            }),
        }
    };
    exports.supportedEols = ['\n', '\r', '\r\n'];
});


/***/ }),

/***/ 9547:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./impl/format", "./impl/edit", "./impl/scanner", "./impl/parser"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.applyEdits = exports.modify = exports.format = exports.printParseErrorCode = exports.ParseErrorCode = exports.stripComments = exports.visit = exports.getNodeValue = exports.getNodePath = exports.findNodeAtOffset = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = exports.SyntaxKind = exports.ScanError = exports.createScanner = void 0;
    const formatter = __nccwpck_require__(6612);
    const edit = __nccwpck_require__(4807);
    const scanner = __nccwpck_require__(8525);
    const parser = __nccwpck_require__(5152);
    /**
     * Creates a JSON scanner on the given text.
     * If ignoreTrivia is set, whitespaces or comments are ignored.
     */
    exports.createScanner = scanner.createScanner;
    var ScanError;
    (function (ScanError) {
        ScanError[ScanError["None"] = 0] = "None";
        ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
        ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
        ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
        ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
        ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
        ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
    })(ScanError || (exports.ScanError = ScanError = {}));
    var SyntaxKind;
    (function (SyntaxKind) {
        SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
        SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
        SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
        SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
        SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
        SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
        SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
        SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
        SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
        SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
        SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
        SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
        SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
        SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
        SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
        SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
        SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
    })(SyntaxKind || (exports.SyntaxKind = SyntaxKind = {}));
    /**
     * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
     */
    exports.getLocation = parser.getLocation;
    /**
     * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     * Therefore, always check the errors list to find out if the input was valid.
     */
    exports.parse = parser.parse;
    /**
     * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     */
    exports.parseTree = parser.parseTree;
    /**
     * Finds the node at the given path in a JSON DOM.
     */
    exports.findNodeAtLocation = parser.findNodeAtLocation;
    /**
     * Finds the innermost node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
     */
    exports.findNodeAtOffset = parser.findNodeAtOffset;
    /**
     * Gets the JSON path of the given JSON DOM node
     */
    exports.getNodePath = parser.getNodePath;
    /**
     * Evaluates the JavaScript object of the given JSON DOM node
     */
    exports.getNodeValue = parser.getNodeValue;
    /**
     * Parses the given text and invokes the visitor functions for each object, array and literal reached.
     */
    exports.visit = parser.visit;
    /**
     * Takes JSON with JavaScript-style comments and remove
     * them. Optionally replaces every none-newline character
     * of comments with a replaceCharacter
     */
    exports.stripComments = parser.stripComments;
    var ParseErrorCode;
    (function (ParseErrorCode) {
        ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
        ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
        ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
        ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
        ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
        ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
        ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
        ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
        ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
        ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
        ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
        ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
        ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
    })(ParseErrorCode || (exports.ParseErrorCode = ParseErrorCode = {}));
    function printParseErrorCode(code) {
        switch (code) {
            case 1 /* ParseErrorCode.InvalidSymbol */: return 'InvalidSymbol';
            case 2 /* ParseErrorCode.InvalidNumberFormat */: return 'InvalidNumberFormat';
            case 3 /* ParseErrorCode.PropertyNameExpected */: return 'PropertyNameExpected';
            case 4 /* ParseErrorCode.ValueExpected */: return 'ValueExpected';
            case 5 /* ParseErrorCode.ColonExpected */: return 'ColonExpected';
            case 6 /* ParseErrorCode.CommaExpected */: return 'CommaExpected';
            case 7 /* ParseErrorCode.CloseBraceExpected */: return 'CloseBraceExpected';
            case 8 /* ParseErrorCode.CloseBracketExpected */: return 'CloseBracketExpected';
            case 9 /* ParseErrorCode.EndOfFileExpected */: return 'EndOfFileExpected';
            case 10 /* ParseErrorCode.InvalidCommentToken */: return 'InvalidCommentToken';
            case 11 /* ParseErrorCode.UnexpectedEndOfComment */: return 'UnexpectedEndOfComment';
            case 12 /* ParseErrorCode.UnexpectedEndOfString */: return 'UnexpectedEndOfString';
            case 13 /* ParseErrorCode.UnexpectedEndOfNumber */: return 'UnexpectedEndOfNumber';
            case 14 /* ParseErrorCode.InvalidUnicode */: return 'InvalidUnicode';
            case 15 /* ParseErrorCode.InvalidEscapeCharacter */: return 'InvalidEscapeCharacter';
            case 16 /* ParseErrorCode.InvalidCharacter */: return 'InvalidCharacter';
        }
        return '<unknown ParseErrorCode>';
    }
    exports.printParseErrorCode = printParseErrorCode;
    /**
     * Computes the edit operations needed to format a JSON document.
     *
     * @param documentText The input text
     * @param range The range to format or `undefined` to format the full content
     * @param options The formatting options
     * @returns The edit operations describing the formatting changes to the original document following the format described in {@linkcode EditResult}.
     * To apply the edit operations to the input, use {@linkcode applyEdits}.
     */
    function format(documentText, range, options) {
        return formatter.format(documentText, range, options);
    }
    exports.format = format;
    /**
     * Computes the edit operations needed to modify a value in the JSON document.
     *
     * @param documentText The input text
     * @param path The path of the value to change. The path represents either to the document root, a property or an array item.
     * If the path points to an non-existing property or item, it will be created.
     * @param value The new value for the specified property or item. If the value is undefined,
     * the property or item will be removed.
     * @param options Options
     * @returns The edit operations describing the changes to the original document, following the format described in {@linkcode EditResult}.
     * To apply the edit operations to the input, use {@linkcode applyEdits}.
     */
    function modify(text, path, value, options) {
        return edit.setProperty(text, path, value, options);
    }
    exports.modify = modify;
    /**
     * Applies edits to an input string.
     * @param text The input text
     * @param edits Edit operations following the format described in {@linkcode EditResult}.
     * @returns The text with the applied edits.
     * @throws An error if the edit operations are not well-formed as described in {@linkcode EditResult}.
     */
    function applyEdits(text, edits) {
        let sortedEdits = edits.slice(0).sort((a, b) => {
            const diff = a.offset - b.offset;
            if (diff === 0) {
                return a.length - b.length;
            }
            return diff;
        });
        let lastModifiedOffset = text.length;
        for (let i = sortedEdits.length - 1; i >= 0; i--) {
            let e = sortedEdits[i];
            if (e.offset + e.length <= lastModifiedOffset) {
                text = edit.applyEdit(text, e);
            }
            else {
                throw new Error('Overlapping edit');
            }
            lastModifiedOffset = e.offset;
        }
        return text;
    }
    exports.applyEdits = applyEdits;
});


/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 7349:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var resolveBlockMap = __nccwpck_require__(7103);
var resolveBlockSeq = __nccwpck_require__(334);
var resolveFlowCollection = __nccwpck_require__(3142);

function resolveCollection(CN, ctx, token, onError, tagName, tag) {
    const coll = token.type === 'block-map'
        ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag)
        : token.type === 'block-seq'
            ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag)
            : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
    const Coll = coll.constructor;
    // If we got a tagName matching the class, or the tag name is '!',
    // then use the tagName from the node class used to create it.
    if (tagName === '!' || tagName === Coll.tagName) {
        coll.tag = Coll.tagName;
        return coll;
    }
    if (tagName)
        coll.tag = tagName;
    return coll;
}
function composeCollection(CN, ctx, token, props, onError) {
    const tagToken = props.tag;
    const tagName = !tagToken
        ? null
        : ctx.directives.tagName(tagToken.source, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg));
    if (token.type === 'block-seq') {
        const { anchor, newlineAfterProp: nl } = props;
        const lastProp = anchor && tagToken
            ? anchor.offset > tagToken.offset
                ? anchor
                : tagToken
            : (anchor ?? tagToken);
        if (lastProp && (!nl || nl.offset < lastProp.offset)) {
            const message = 'Missing newline after block sequence props';
            onError(lastProp, 'MISSING_CHAR', message);
        }
    }
    const expType = token.type === 'block-map'
        ? 'map'
        : token.type === 'block-seq'
            ? 'seq'
            : token.start.source === '{'
                ? 'map'
                : 'seq';
    // shortcut: check if it's a generic YAMLMap or YAMLSeq
    // before jumping into the custom tag logic.
    if (!tagToken ||
        !tagName ||
        tagName === '!' ||
        (tagName === YAMLMap.YAMLMap.tagName && expType === 'map') ||
        (tagName === YAMLSeq.YAMLSeq.tagName && expType === 'seq')) {
        return resolveCollection(CN, ctx, token, onError, tagName);
    }
    let tag = ctx.schema.tags.find(t => t.tag === tagName && t.collection === expType);
    if (!tag) {
        const kt = ctx.schema.knownTags[tagName];
        if (kt?.collection === expType) {
            ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
            tag = kt;
        }
        else {
            if (kt) {
                onError(tagToken, 'BAD_COLLECTION_TYPE', `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? 'scalar'}`, true);
            }
            else {
                onError(tagToken, 'TAG_RESOLVE_FAILED', `Unresolved tag: ${tagName}`, true);
            }
            return resolveCollection(CN, ctx, token, onError, tagName);
        }
    }
    const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
    const res = tag.resolve?.(coll, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg), ctx.options) ?? coll;
    const node = identity.isNode(res)
        ? res
        : new Scalar.Scalar(res);
    node.range = coll.range;
    node.tag = tagName;
    if (tag?.format)
        node.format = tag.format;
    return node;
}

exports.composeCollection = composeCollection;


/***/ }),

/***/ 3683:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Document = __nccwpck_require__(3021);
var composeNode = __nccwpck_require__(5937);
var resolveEnd = __nccwpck_require__(7788);
var resolveProps = __nccwpck_require__(4631);

function composeDoc(options, directives, { offset, start, value, end }, onError) {
    const opts = Object.assign({ _directives: directives }, options);
    const doc = new Document.Document(undefined, opts);
    const ctx = {
        atKey: false,
        atRoot: true,
        directives: doc.directives,
        options: doc.options,
        schema: doc.schema
    };
    const props = resolveProps.resolveProps(start, {
        indicator: 'doc-start',
        next: value ?? end?.[0],
        offset,
        onError,
        parentIndent: 0,
        startOnNewline: true
    });
    if (props.found) {
        doc.directives.docStart = true;
        if (value &&
            (value.type === 'block-map' || value.type === 'block-seq') &&
            !props.hasNewline)
            onError(props.end, 'MISSING_CHAR', 'Block collection cannot start on same line with directives-end marker');
    }
    // @ts-expect-error If Contents is set, let's trust the user
    doc.contents = value
        ? composeNode.composeNode(ctx, value, props, onError)
        : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
    const contentEnd = doc.contents.range[2];
    const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
    if (re.comment)
        doc.comment = re.comment;
    doc.range = [offset, contentEnd, re.offset];
    return doc;
}

exports.composeDoc = composeDoc;


/***/ }),

/***/ 5937:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4065);
var identity = __nccwpck_require__(1127);
var composeCollection = __nccwpck_require__(7349);
var composeScalar = __nccwpck_require__(5413);
var resolveEnd = __nccwpck_require__(7788);
var utilEmptyScalarPosition = __nccwpck_require__(2599);

const CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token, props, onError) {
    const atKey = ctx.atKey;
    const { spaceBefore, comment, anchor, tag } = props;
    let node;
    let isSrcToken = true;
    switch (token.type) {
        case 'alias':
            node = composeAlias(ctx, token, onError);
            if (anchor || tag)
                onError(token, 'ALIAS_PROPS', 'An alias node must not specify any properties');
            break;
        case 'scalar':
        case 'single-quoted-scalar':
        case 'double-quoted-scalar':
        case 'block-scalar':
            node = composeScalar.composeScalar(ctx, token, tag, onError);
            if (anchor)
                node.anchor = anchor.source.substring(1);
            break;
        case 'block-map':
        case 'block-seq':
        case 'flow-collection':
            try {
                node = composeCollection.composeCollection(CN, ctx, token, props, onError);
                if (anchor)
                    node.anchor = anchor.source.substring(1);
            }
            catch (error) {
                // Almost certainly here due to a stack overflow
                const message = error instanceof Error ? error.message : String(error);
                onError(token, 'RESOURCE_EXHAUSTION', message);
            }
            break;
        default: {
            const message = token.type === 'error'
                ? token.message
                : `Unsupported token (type: ${token.type})`;
            onError(token, 'UNEXPECTED_TOKEN', message);
            isSrcToken = false;
        }
    }
    node ?? (node = composeEmptyNode(ctx, token.offset, undefined, null, props, onError));
    if (anchor && node.anchor === '')
        onError(anchor, 'BAD_ALIAS', 'Anchor cannot be an empty string');
    if (atKey &&
        ctx.options.stringKeys &&
        (!identity.isScalar(node) ||
            typeof node.value !== 'string' ||
            (node.tag && node.tag !== 'tag:yaml.org,2002:str'))) {
        const msg = 'With stringKeys, all keys must be strings';
        onError(tag ?? token, 'NON_STRING_KEY', msg);
    }
    if (spaceBefore)
        node.spaceBefore = true;
    if (comment) {
        if (token.type === 'scalar' && token.source === '')
            node.comment = comment;
        else
            node.commentBefore = comment;
    }
    // @ts-expect-error Type checking misses meaning of isSrcToken
    if (ctx.options.keepSourceTokens && isSrcToken)
        node.srcToken = token;
    return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
    const token = {
        type: 'scalar',
        offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
        indent: -1,
        source: ''
    };
    const node = composeScalar.composeScalar(ctx, token, tag, onError);
    if (anchor) {
        node.anchor = anchor.source.substring(1);
        if (node.anchor === '')
            onError(anchor, 'BAD_ALIAS', 'Anchor cannot be an empty string');
    }
    if (spaceBefore)
        node.spaceBefore = true;
    if (comment) {
        node.comment = comment;
        node.range[2] = end;
    }
    return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
    const alias = new Alias.Alias(source.substring(1));
    if (alias.source === '')
        onError(offset, 'BAD_ALIAS', 'Alias cannot be an empty string');
    if (alias.source.endsWith(':'))
        onError(offset + source.length - 1, 'BAD_ALIAS', 'Alias ending in : is ambiguous', true);
    const valueEnd = offset + source.length;
    const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
    alias.range = [offset, valueEnd, re.offset];
    if (re.comment)
        alias.comment = re.comment;
    return alias;
}

exports.composeEmptyNode = composeEmptyNode;
exports.composeNode = composeNode;


/***/ }),

/***/ 5413:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var resolveBlockScalar = __nccwpck_require__(8913);
var resolveFlowScalar = __nccwpck_require__(6842);

function composeScalar(ctx, token, tagToken, onError) {
    const { value, type, comment, range } = token.type === 'block-scalar'
        ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError)
        : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
    const tagName = tagToken
        ? ctx.directives.tagName(tagToken.source, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg))
        : null;
    let tag;
    if (ctx.options.stringKeys && ctx.atKey) {
        tag = ctx.schema[identity.SCALAR];
    }
    else if (tagName)
        tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
    else if (token.type === 'scalar')
        tag = findScalarTagByTest(ctx, value, token, onError);
    else
        tag = ctx.schema[identity.SCALAR];
    let scalar;
    try {
        const res = tag.resolve(value, msg => onError(tagToken ?? token, 'TAG_RESOLVE_FAILED', msg), ctx.options);
        scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
    }
    catch (error) {
        const msg = error instanceof Error ? error.message : String(error);
        onError(tagToken ?? token, 'TAG_RESOLVE_FAILED', msg);
        scalar = new Scalar.Scalar(value);
    }
    scalar.range = range;
    scalar.source = value;
    if (type)
        scalar.type = type;
    if (tagName)
        scalar.tag = tagName;
    if (tag.format)
        scalar.format = tag.format;
    if (comment)
        scalar.comment = comment;
    return scalar;
}
function findScalarTagByName(schema, value, tagName, tagToken, onError) {
    if (tagName === '!')
        return schema[identity.SCALAR]; // non-specific tag
    const matchWithTest = [];
    for (const tag of schema.tags) {
        if (!tag.collection && tag.tag === tagName) {
            if (tag.default && tag.test)
                matchWithTest.push(tag);
            else
                return tag;
        }
    }
    for (const tag of matchWithTest)
        if (tag.test?.test(value))
            return tag;
    const kt = schema.knownTags[tagName];
    if (kt && !kt.collection) {
        // Ensure that the known tag is available for stringifying,
        // but does not get used by default.
        schema.tags.push(Object.assign({}, kt, { default: false, test: undefined }));
        return kt;
    }
    onError(tagToken, 'TAG_RESOLVE_FAILED', `Unresolved tag: ${tagName}`, tagName !== 'tag:yaml.org,2002:str');
    return schema[identity.SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
    const tag = schema.tags.find(tag => (tag.default === true || (atKey && tag.default === 'key')) &&
        tag.test?.test(value)) || schema[identity.SCALAR];
    if (schema.compat) {
        const compat = schema.compat.find(tag => tag.default && tag.test?.test(value)) ??
            schema[identity.SCALAR];
        if (tag.tag !== compat.tag) {
            const ts = directives.tagString(tag.tag);
            const cs = directives.tagString(compat.tag);
            const msg = `Value may be parsed as either ${ts} or ${cs}`;
            onError(token, 'TAG_RESOLVE_FAILED', msg, true);
        }
    }
    return tag;
}

exports.composeScalar = composeScalar;


/***/ }),

/***/ 9984:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);
var directives = __nccwpck_require__(1342);
var Document = __nccwpck_require__(3021);
var errors = __nccwpck_require__(1464);
var identity = __nccwpck_require__(1127);
var composeDoc = __nccwpck_require__(3683);
var resolveEnd = __nccwpck_require__(7788);

function getErrorPos(src) {
    if (typeof src === 'number')
        return [src, src + 1];
    if (Array.isArray(src))
        return src.length === 2 ? src : [src[0], src[1]];
    const { offset, source } = src;
    return [offset, offset + (typeof source === 'string' ? source.length : 1)];
}
function parsePrelude(prelude) {
    let comment = '';
    let atComment = false;
    let afterEmptyLine = false;
    for (let i = 0; i < prelude.length; ++i) {
        const source = prelude[i];
        switch (source[0]) {
            case '#':
                comment +=
                    (comment === '' ? '' : afterEmptyLine ? '\n\n' : '\n') +
                        (source.substring(1) || ' ');
                atComment = true;
                afterEmptyLine = false;
                break;
            case '%':
                if (prelude[i + 1]?.[0] !== '#')
                    i += 1;
                atComment = false;
                break;
            default:
                // This may be wrong after doc-end, but in that case it doesn't matter
                if (!atComment)
                    afterEmptyLine = true;
                atComment = false;
        }
    }
    return { comment, afterEmptyLine };
}
/**
 * Compose a stream of CST nodes into a stream of YAML Documents.
 *
 * ```ts
 * import { Composer, Parser } from 'yaml'
 *
 * const src: string = ...
 * const tokens = new Parser().parse(src)
 * const docs = new Composer().compose(tokens)
 * ```
 */
class Composer {
    constructor(options = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source, code, message, warning) => {
            const pos = getErrorPos(source);
            if (warning)
                this.warnings.push(new errors.YAMLWarning(pos, code, message));
            else
                this.errors.push(new errors.YAMLParseError(pos, code, message));
        };
        // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
        this.directives = new directives.Directives({ version: options.version || '1.2' });
        this.options = options;
    }
    decorate(doc, afterDoc) {
        const { comment, afterEmptyLine } = parsePrelude(this.prelude);
        //console.log({ dc: doc.comment, prelude, comment })
        if (comment) {
            const dc = doc.contents;
            if (afterDoc) {
                doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
            }
            else if (afterEmptyLine || doc.directives.docStart || !dc) {
                doc.commentBefore = comment;
            }
            else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
                let it = dc.items[0];
                if (identity.isPair(it))
                    it = it.key;
                const cb = it.commentBefore;
                it.commentBefore = cb ? `${comment}\n${cb}` : comment;
            }
            else {
                const cb = dc.commentBefore;
                dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
            }
        }
        if (afterDoc) {
            for (let i = 0; i < this.errors.length; ++i)
                doc.errors.push(this.errors[i]);
            for (let i = 0; i < this.warnings.length; ++i)
                doc.warnings.push(this.warnings[i]);
        }
        else {
            doc.errors = this.errors;
            doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
    }
    /**
     * Current stream status information.
     *
     * Mostly useful at the end of input for an empty stream.
     */
    streamInfo() {
        return {
            comment: parsePrelude(this.prelude).comment,
            directives: this.directives,
            errors: this.errors,
            warnings: this.warnings
        };
    }
    /**
     * Compose tokens into documents.
     *
     * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
     * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
     */
    *compose(tokens, forceDoc = false, endOffset = -1) {
        for (const token of tokens)
            yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
    }
    /** Advance the composer by one CST token. */
    *next(token) {
        if (node_process.env.LOG_STREAM)
            console.dir(token, { depth: null });
        switch (token.type) {
            case 'directive':
                this.directives.add(token.source, (offset, message, warning) => {
                    const pos = getErrorPos(token);
                    pos[0] += offset;
                    this.onError(pos, 'BAD_DIRECTIVE', message, warning);
                });
                this.prelude.push(token.source);
                this.atDirectives = true;
                break;
            case 'document': {
                const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
                if (this.atDirectives && !doc.directives.docStart)
                    this.onError(token, 'MISSING_CHAR', 'Missing directives-end/doc-start indicator line');
                this.decorate(doc, false);
                if (this.doc)
                    yield this.doc;
                this.doc = doc;
                this.atDirectives = false;
                break;
            }
            case 'byte-order-mark':
            case 'space':
                break;
            case 'comment':
            case 'newline':
                this.prelude.push(token.source);
                break;
            case 'error': {
                const msg = token.source
                    ? `${token.message}: ${JSON.stringify(token.source)}`
                    : token.message;
                const error = new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', msg);
                if (this.atDirectives || !this.doc)
                    this.errors.push(error);
                else
                    this.doc.errors.push(error);
                break;
            }
            case 'doc-end': {
                if (!this.doc) {
                    const msg = 'Unexpected doc-end without preceding document';
                    this.errors.push(new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', msg));
                    break;
                }
                this.doc.directives.docEnd = true;
                const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
                this.decorate(this.doc, true);
                if (end.comment) {
                    const dc = this.doc.comment;
                    this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
                }
                this.doc.range[2] = end.offset;
                break;
            }
            default:
                this.errors.push(new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', `Unsupported token ${token.type}`));
        }
    }
    /**
     * Call at end of input to yield any remaining document.
     *
     * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
     * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
     */
    *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
            this.decorate(this.doc, true);
            yield this.doc;
            this.doc = null;
        }
        else if (forceDoc) {
            const opts = Object.assign({ _directives: this.directives }, this.options);
            const doc = new Document.Document(undefined, opts);
            if (this.atDirectives)
                this.onError(endOffset, 'MISSING_CHAR', 'Missing directives-end indicator line');
            doc.range = [0, endOffset, endOffset];
            this.decorate(doc, false);
            yield doc;
        }
    }
}

exports.Composer = Composer;


/***/ }),

/***/ 7103:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Pair = __nccwpck_require__(7165);
var YAMLMap = __nccwpck_require__(4454);
var resolveProps = __nccwpck_require__(4631);
var utilContainsNewline = __nccwpck_require__(9499);
var utilFlowIndentCheck = __nccwpck_require__(4051);
var utilMapIncludes = __nccwpck_require__(1187);

const startColMsg = 'All mapping items must start at the same column';
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
    const NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap;
    const map = new NodeClass(ctx.schema);
    if (ctx.atRoot)
        ctx.atRoot = false;
    let offset = bm.offset;
    let commentEnd = null;
    for (const collItem of bm.items) {
        const { start, key, sep, value } = collItem;
        // key properties
        const keyProps = resolveProps.resolveProps(start, {
            indicator: 'explicit-key-ind',
            next: key ?? sep?.[0],
            offset,
            onError,
            parentIndent: bm.indent,
            startOnNewline: true
        });
        const implicitKey = !keyProps.found;
        if (implicitKey) {
            if (key) {
                if (key.type === 'block-seq')
                    onError(offset, 'BLOCK_AS_IMPLICIT_KEY', 'A block sequence may not be used as an implicit map key');
                else if ('indent' in key && key.indent !== bm.indent)
                    onError(offset, 'BAD_INDENT', startColMsg);
            }
            if (!keyProps.anchor && !keyProps.tag && !sep) {
                commentEnd = keyProps.end;
                if (keyProps.comment) {
                    if (map.comment)
                        map.comment += '\n' + keyProps.comment;
                    else
                        map.comment = keyProps.comment;
                }
                continue;
            }
            if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) {
                onError(key ?? start[start.length - 1], 'MULTILINE_IMPLICIT_KEY', 'Implicit keys need to be on a single line');
            }
        }
        else if (keyProps.found?.indent !== bm.indent) {
            onError(offset, 'BAD_INDENT', startColMsg);
        }
        // key value
        ctx.atKey = true;
        const keyStart = keyProps.end;
        const keyNode = key
            ? composeNode(ctx, key, keyProps, onError)
            : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
        if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
        ctx.atKey = false;
        if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
            onError(keyStart, 'DUPLICATE_KEY', 'Map keys must be unique');
        // value properties
        const valueProps = resolveProps.resolveProps(sep ?? [], {
            indicator: 'map-value-ind',
            next: value,
            offset: keyNode.range[2],
            onError,
            parentIndent: bm.indent,
            startOnNewline: !key || key.type === 'block-scalar'
        });
        offset = valueProps.end;
        if (valueProps.found) {
            if (implicitKey) {
                if (value?.type === 'block-map' && !valueProps.hasNewline)
                    onError(offset, 'BLOCK_AS_IMPLICIT_KEY', 'Nested mappings are not allowed in compact mappings');
                if (ctx.options.strict &&
                    keyProps.start < valueProps.found.offset - 1024)
                    onError(keyNode.range, 'KEY_OVER_1024_CHARS', 'The : indicator must be at most 1024 chars after the start of an implicit block mapping key');
            }
            // value value
            const valueNode = value
                ? composeNode(ctx, value, valueProps, onError)
                : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
            if (ctx.schema.compat)
                utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
            offset = valueNode.range[2];
            const pair = new Pair.Pair(keyNode, valueNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            map.items.push(pair);
        }
        else {
            // key with no value
            if (implicitKey)
                onError(keyNode.range, 'MISSING_CHAR', 'Implicit map keys need to be followed by map values');
            if (valueProps.comment) {
                if (keyNode.comment)
                    keyNode.comment += '\n' + valueProps.comment;
                else
                    keyNode.comment = valueProps.comment;
            }
            const pair = new Pair.Pair(keyNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            map.items.push(pair);
        }
    }
    if (commentEnd && commentEnd < offset)
        onError(commentEnd, 'IMPOSSIBLE', 'Map comment with trailing content');
    map.range = [bm.offset, offset, commentEnd ?? offset];
    return map;
}

exports.resolveBlockMap = resolveBlockMap;


/***/ }),

/***/ 8913:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

function resolveBlockScalar(ctx, scalar, onError) {
    const start = scalar.offset;
    const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
    if (!header)
        return { value: '', type: null, comment: '', range: [start, start, start] };
    const type = header.mode === '>' ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
    const lines = scalar.source ? splitLines(scalar.source) : [];
    // determine the end of content & start of chomping
    let chompStart = lines.length;
    for (let i = lines.length - 1; i >= 0; --i) {
        const content = lines[i][1];
        if (content === '' || content === '\r')
            chompStart = i;
        else
            break;
    }
    // shortcut for empty contents
    if (chompStart === 0) {
        const value = header.chomp === '+' && lines.length > 0
            ? '\n'.repeat(Math.max(1, lines.length - 1))
            : '';
        let end = start + header.length;
        if (scalar.source)
            end += scalar.source.length;
        return { value, type, comment: header.comment, range: [start, end, end] };
    }
    // find the indentation level to trim from start
    let trimIndent = scalar.indent + header.indent;
    let offset = scalar.offset + header.length;
    let contentStart = 0;
    for (let i = 0; i < chompStart; ++i) {
        const [indent, content] = lines[i];
        if (content === '' || content === '\r') {
            if (header.indent === 0 && indent.length > trimIndent)
                trimIndent = indent.length;
        }
        else {
            if (indent.length < trimIndent) {
                const message = 'Block scalars with more-indented leading empty lines must use an explicit indentation indicator';
                onError(offset + indent.length, 'MISSING_CHAR', message);
            }
            if (header.indent === 0)
                trimIndent = indent.length;
            contentStart = i;
            if (trimIndent === 0 && !ctx.atRoot) {
                const message = 'Block scalar values in collections must be indented';
                onError(offset, 'BAD_INDENT', message);
            }
            break;
        }
        offset += indent.length + content.length + 1;
    }
    // include trailing more-indented empty lines in content
    for (let i = lines.length - 1; i >= chompStart; --i) {
        if (lines[i][0].length > trimIndent)
            chompStart = i + 1;
    }
    let value = '';
    let sep = '';
    let prevMoreIndented = false;
    // leading whitespace is kept intact
    for (let i = 0; i < contentStart; ++i)
        value += lines[i][0].slice(trimIndent) + '\n';
    for (let i = contentStart; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        offset += indent.length + content.length + 1;
        const crlf = content[content.length - 1] === '\r';
        if (crlf)
            content = content.slice(0, -1);
        /* istanbul ignore if already caught in lexer */
        if (content && indent.length < trimIndent) {
            const src = header.indent
                ? 'explicit indentation indicator'
                : 'first line';
            const message = `Block scalar lines must not be less indented than their ${src}`;
            onError(offset - content.length - (crlf ? 2 : 1), 'BAD_INDENT', message);
            indent = '';
        }
        if (type === Scalar.Scalar.BLOCK_LITERAL) {
            value += sep + indent.slice(trimIndent) + content;
            sep = '\n';
        }
        else if (indent.length > trimIndent || content[0] === '\t') {
            // more-indented content within a folded block
            if (sep === ' ')
                sep = '\n';
            else if (!prevMoreIndented && sep === '\n')
                sep = '\n\n';
            value += sep + indent.slice(trimIndent) + content;
            sep = '\n';
            prevMoreIndented = true;
        }
        else if (content === '') {
            // empty line
            if (sep === '\n')
                value += '\n';
            else
                sep = '\n';
        }
        else {
            value += sep + content;
            sep = ' ';
            prevMoreIndented = false;
        }
    }
    switch (header.chomp) {
        case '-':
            break;
        case '+':
            for (let i = chompStart; i < lines.length; ++i)
                value += '\n' + lines[i][0].slice(trimIndent);
            if (value[value.length - 1] !== '\n')
                value += '\n';
            break;
        default:
            value += '\n';
    }
    const end = start + header.length + scalar.source.length;
    return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
    /* istanbul ignore if should not happen */
    if (props[0].type !== 'block-scalar-header') {
        onError(props[0], 'IMPOSSIBLE', 'Block scalar header not found');
        return null;
    }
    const { source } = props[0];
    const mode = source[0];
    let indent = 0;
    let chomp = '';
    let error = -1;
    for (let i = 1; i < source.length; ++i) {
        const ch = source[i];
        if (!chomp && (ch === '-' || ch === '+'))
            chomp = ch;
        else {
            const n = Number(ch);
            if (!indent && n)
                indent = n;
            else if (error === -1)
                error = offset + i;
        }
    }
    if (error !== -1)
        onError(error, 'UNEXPECTED_TOKEN', `Block scalar header includes extra characters: ${source}`);
    let hasSpace = false;
    let comment = '';
    let length = source.length;
    for (let i = 1; i < props.length; ++i) {
        const token = props[i];
        switch (token.type) {
            case 'space':
                hasSpace = true;
            // fallthrough
            case 'newline':
                length += token.source.length;
                break;
            case 'comment':
                if (strict && !hasSpace) {
                    const message = 'Comments must be separated from other tokens by white space characters';
                    onError(token, 'MISSING_CHAR', message);
                }
                length += token.source.length;
                comment = token.source.substring(1);
                break;
            case 'error':
                onError(token, 'UNEXPECTED_TOKEN', token.message);
                length += token.source.length;
                break;
            /* istanbul ignore next should not happen */
            default: {
                const message = `Unexpected token in block scalar header: ${token.type}`;
                onError(token, 'UNEXPECTED_TOKEN', message);
                const ts = token.source;
                if (ts && typeof ts === 'string')
                    length += ts.length;
            }
        }
    }
    return { mode, indent, chomp, comment, length };
}
/** @returns Array of lines split up as `[indent, content]` */
function splitLines(source) {
    const split = source.split(/\n( *)/);
    const first = split[0];
    const m = first.match(/^( *)/);
    const line0 = m?.[1]
        ? [m[1], first.slice(m[1].length)]
        : ['', first];
    const lines = [line0];
    for (let i = 1; i < split.length; i += 2)
        lines.push([split[i], split[i + 1]]);
    return lines;
}

exports.resolveBlockScalar = resolveBlockScalar;


/***/ }),

/***/ 334:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var YAMLSeq = __nccwpck_require__(2223);
var resolveProps = __nccwpck_require__(4631);
var utilFlowIndentCheck = __nccwpck_require__(4051);

function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
    const NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq;
    const seq = new NodeClass(ctx.schema);
    if (ctx.atRoot)
        ctx.atRoot = false;
    if (ctx.atKey)
        ctx.atKey = false;
    let offset = bs.offset;
    let commentEnd = null;
    for (const { start, value } of bs.items) {
        const props = resolveProps.resolveProps(start, {
            indicator: 'seq-item-ind',
            next: value,
            offset,
            onError,
            parentIndent: bs.indent,
            startOnNewline: true
        });
        if (!props.found) {
            if (props.anchor || props.tag || value) {
                if (value?.type === 'block-seq')
                    onError(props.end, 'BAD_INDENT', 'All sequence items must start at the same column');
                else
                    onError(offset, 'MISSING_CHAR', 'Sequence item without - indicator');
            }
            else {
                commentEnd = props.end;
                if (props.comment)
                    seq.comment = props.comment;
                continue;
            }
        }
        const node = value
            ? composeNode(ctx, value, props, onError)
            : composeEmptyNode(ctx, props.end, start, null, props, onError);
        if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
        offset = node.range[2];
        seq.items.push(node);
    }
    seq.range = [bs.offset, offset, commentEnd ?? offset];
    return seq;
}

exports.resolveBlockSeq = resolveBlockSeq;


/***/ }),

/***/ 7788:
/***/ ((__unused_webpack_module, exports) => {



function resolveEnd(end, offset, reqSpace, onError) {
    let comment = '';
    if (end) {
        let hasSpace = false;
        let sep = '';
        for (const token of end) {
            const { source, type } = token;
            switch (type) {
                case 'space':
                    hasSpace = true;
                    break;
                case 'comment': {
                    if (reqSpace && !hasSpace)
                        onError(token, 'MISSING_CHAR', 'Comments must be separated from other tokens by white space characters');
                    const cb = source.substring(1) || ' ';
                    if (!comment)
                        comment = cb;
                    else
                        comment += sep + cb;
                    sep = '';
                    break;
                }
                case 'newline':
                    if (comment)
                        sep += source;
                    hasSpace = true;
                    break;
                default:
                    onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${type} at node end`);
            }
            offset += source.length;
        }
    }
    return { comment, offset };
}

exports.resolveEnd = resolveEnd;


/***/ }),

/***/ 3142:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var resolveEnd = __nccwpck_require__(7788);
var resolveProps = __nccwpck_require__(4631);
var utilContainsNewline = __nccwpck_require__(9499);
var utilMapIncludes = __nccwpck_require__(1187);

const blockMsg = 'Block collections are not allowed within flow collections';
const isBlock = (token) => token && (token.type === 'block-map' || token.type === 'block-seq');
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
    const isMap = fc.start.source === '{';
    const fcName = isMap ? 'flow map' : 'flow sequence';
    const NodeClass = (tag?.nodeClass ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq));
    const coll = new NodeClass(ctx.schema);
    coll.flow = true;
    const atRoot = ctx.atRoot;
    if (atRoot)
        ctx.atRoot = false;
    if (ctx.atKey)
        ctx.atKey = false;
    let offset = fc.offset + fc.start.source.length;
    for (let i = 0; i < fc.items.length; ++i) {
        const collItem = fc.items[i];
        const { start, key, sep, value } = collItem;
        const props = resolveProps.resolveProps(start, {
            flow: fcName,
            indicator: 'explicit-key-ind',
            next: key ?? sep?.[0],
            offset,
            onError,
            parentIndent: fc.indent,
            startOnNewline: false
        });
        if (!props.found) {
            if (!props.anchor && !props.tag && !sep && !value) {
                if (i === 0 && props.comma)
                    onError(props.comma, 'UNEXPECTED_TOKEN', `Unexpected , in ${fcName}`);
                else if (i < fc.items.length - 1)
                    onError(props.start, 'UNEXPECTED_TOKEN', `Unexpected empty item in ${fcName}`);
                if (props.comment) {
                    if (coll.comment)
                        coll.comment += '\n' + props.comment;
                    else
                        coll.comment = props.comment;
                }
                offset = props.end;
                continue;
            }
            if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key))
                onError(key, // checked by containsNewline()
                'MULTILINE_IMPLICIT_KEY', 'Implicit keys of flow sequence pairs need to be on a single line');
        }
        if (i === 0) {
            if (props.comma)
                onError(props.comma, 'UNEXPECTED_TOKEN', `Unexpected , in ${fcName}`);
        }
        else {
            if (!props.comma)
                onError(props.start, 'MISSING_CHAR', `Missing , between ${fcName} items`);
            if (props.comment) {
                let prevItemComment = '';
                loop: for (const st of start) {
                    switch (st.type) {
                        case 'comma':
                        case 'space':
                            break;
                        case 'comment':
                            prevItemComment = st.source.substring(1);
                            break loop;
                        default:
                            break loop;
                    }
                }
                if (prevItemComment) {
                    let prev = coll.items[coll.items.length - 1];
                    if (identity.isPair(prev))
                        prev = prev.value ?? prev.key;
                    if (prev.comment)
                        prev.comment += '\n' + prevItemComment;
                    else
                        prev.comment = prevItemComment;
                    props.comment = props.comment.substring(prevItemComment.length + 1);
                }
            }
        }
        if (!isMap && !sep && !props.found) {
            // item is a value in a seq
            // → key & sep are empty, start does not include ? or :
            const valueNode = value
                ? composeNode(ctx, value, props, onError)
                : composeEmptyNode(ctx, props.end, sep, null, props, onError);
            coll.items.push(valueNode);
            offset = valueNode.range[2];
            if (isBlock(value))
                onError(valueNode.range, 'BLOCK_IN_FLOW', blockMsg);
        }
        else {
            // item is a key+value pair
            // key value
            ctx.atKey = true;
            const keyStart = props.end;
            const keyNode = key
                ? composeNode(ctx, key, props, onError)
                : composeEmptyNode(ctx, keyStart, start, null, props, onError);
            if (isBlock(key))
                onError(keyNode.range, 'BLOCK_IN_FLOW', blockMsg);
            ctx.atKey = false;
            // value properties
            const valueProps = resolveProps.resolveProps(sep ?? [], {
                flow: fcName,
                indicator: 'map-value-ind',
                next: value,
                offset: keyNode.range[2],
                onError,
                parentIndent: fc.indent,
                startOnNewline: false
            });
            if (valueProps.found) {
                if (!isMap && !props.found && ctx.options.strict) {
                    if (sep)
                        for (const st of sep) {
                            if (st === valueProps.found)
                                break;
                            if (st.type === 'newline') {
                                onError(st, 'MULTILINE_IMPLICIT_KEY', 'Implicit keys of flow sequence pairs need to be on a single line');
                                break;
                            }
                        }
                    if (props.start < valueProps.found.offset - 1024)
                        onError(valueProps.found, 'KEY_OVER_1024_CHARS', 'The : indicator must be at most 1024 chars after the start of an implicit flow sequence key');
                }
            }
            else if (value) {
                if ('source' in value && value.source?.[0] === ':')
                    onError(value, 'MISSING_CHAR', `Missing space after : in ${fcName}`);
                else
                    onError(valueProps.start, 'MISSING_CHAR', `Missing , or : between ${fcName} items`);
            }
            // value value
            const valueNode = value
                ? composeNode(ctx, value, valueProps, onError)
                : valueProps.found
                    ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError)
                    : null;
            if (valueNode) {
                if (isBlock(value))
                    onError(valueNode.range, 'BLOCK_IN_FLOW', blockMsg);
            }
            else if (valueProps.comment) {
                if (keyNode.comment)
                    keyNode.comment += '\n' + valueProps.comment;
                else
                    keyNode.comment = valueProps.comment;
            }
            const pair = new Pair.Pair(keyNode, valueNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            if (isMap) {
                const map = coll;
                if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
                    onError(keyStart, 'DUPLICATE_KEY', 'Map keys must be unique');
                map.items.push(pair);
            }
            else {
                const map = new YAMLMap.YAMLMap(ctx.schema);
                map.flow = true;
                map.items.push(pair);
                const endRange = (valueNode ?? keyNode).range;
                map.range = [keyNode.range[0], endRange[1], endRange[2]];
                coll.items.push(map);
            }
            offset = valueNode ? valueNode.range[2] : valueProps.end;
        }
    }
    const expectedEnd = isMap ? '}' : ']';
    const [ce, ...ee] = fc.end;
    let cePos = offset;
    if (ce?.source === expectedEnd)
        cePos = ce.offset + ce.source.length;
    else {
        const name = fcName[0].toUpperCase() + fcName.substring(1);
        const msg = atRoot
            ? `${name} must end with a ${expectedEnd}`
            : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
        onError(offset, atRoot ? 'MISSING_CHAR' : 'BAD_INDENT', msg);
        if (ce && ce.source.length !== 1)
            ee.unshift(ce);
    }
    if (ee.length > 0) {
        const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
        if (end.comment) {
            if (coll.comment)
                coll.comment += '\n' + end.comment;
            else
                coll.comment = end.comment;
        }
        coll.range = [fc.offset, cePos, end.offset];
    }
    else {
        coll.range = [fc.offset, cePos, cePos];
    }
    return coll;
}

exports.resolveFlowCollection = resolveFlowCollection;


/***/ }),

/***/ 6842:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var resolveEnd = __nccwpck_require__(7788);

function resolveFlowScalar(scalar, strict, onError) {
    const { offset, type, source, end } = scalar;
    let _type;
    let value;
    const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
    switch (type) {
        case 'scalar':
            _type = Scalar.Scalar.PLAIN;
            value = plainValue(source, _onError);
            break;
        case 'single-quoted-scalar':
            _type = Scalar.Scalar.QUOTE_SINGLE;
            value = singleQuotedValue(source, _onError);
            break;
        case 'double-quoted-scalar':
            _type = Scalar.Scalar.QUOTE_DOUBLE;
            value = doubleQuotedValue(source, _onError);
            break;
        /* istanbul ignore next should not happen */
        default:
            onError(scalar, 'UNEXPECTED_TOKEN', `Expected a flow scalar value, but found: ${type}`);
            return {
                value: '',
                type: null,
                comment: '',
                range: [offset, offset + source.length, offset + source.length]
            };
    }
    const valueEnd = offset + source.length;
    const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
    return {
        value,
        type: _type,
        comment: re.comment,
        range: [offset, valueEnd, re.offset]
    };
}
function plainValue(source, onError) {
    let badChar = '';
    switch (source[0]) {
        /* istanbul ignore next should not happen */
        case '\t':
            badChar = 'a tab character';
            break;
        case ',':
            badChar = 'flow indicator character ,';
            break;
        case '%':
            badChar = 'directive indicator character %';
            break;
        case '|':
        case '>': {
            badChar = `block scalar indicator ${source[0]}`;
            break;
        }
        case '@':
        case '`': {
            badChar = `reserved character ${source[0]}`;
            break;
        }
    }
    if (badChar)
        onError(0, 'BAD_SCALAR_START', `Plain value cannot start with ${badChar}`);
    return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
    if (source[source.length - 1] !== "'" || source.length === 1)
        onError(source.length, 'MISSING_CHAR', "Missing closing 'quote");
    return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
    const line = /(.*?)\r?\n/sy;
    let match = line.exec(source);
    if (!match)
        return source;
    /**
     * The negative lookbehinds in these RegExps are to
     * prevent causing a polynomial search time in certain cases.
     *
     * The try-catch is for Safari < 16.4 and other old browsers:
     * https://caniuse.com/js-regexp-lookbehind
     */
    let trimEnd, trimBoth;
    try {
        trimEnd = new RegExp('(?<![ \t])[ \t]+$');
        trimBoth = new RegExp('^[ \t]+|(?<![ \t])[ \t]+$', 'g');
    }
    catch {
        trimEnd = /[ \t]+$/;
        trimBoth = /^[ \t]+|[ \t]+$/g;
    }
    let res = match[1].replace(trimEnd, '');
    let sep = ' ';
    let pos = line.lastIndex;
    while ((match = line.exec(source))) {
        const lm = match[1].replace(trimBoth, '');
        if (lm === '') {
            if (sep === '\n')
                res += sep;
            else
                sep = '\n';
        }
        else {
            res += sep + lm;
            sep = ' ';
        }
        pos = line.lastIndex;
    }
    const last = /[ \t]*(.*)/sy;
    last.lastIndex = pos;
    match = last.exec(source);
    return res + sep + (match?.[1] ?? '');
}
function doubleQuotedValue(source, onError) {
    let res = '';
    for (let i = 1; i < source.length - 1; ++i) {
        const ch = source[i];
        if (ch === '\r' && source[i + 1] === '\n')
            continue;
        if (ch === '\n') {
            const { fold, offset } = foldNewline(source, i);
            res += fold;
            i = offset;
        }
        else if (ch === '\\') {
            let next = source[++i];
            const cc = escapeCodes[next];
            if (cc)
                res += cc;
            else if (next === '\n') {
                // skip escaped newlines, but still trim the following line
                next = source[i + 1];
                while (next === ' ' || next === '\t')
                    next = source[++i + 1];
            }
            else if (next === '\r' && source[i + 1] === '\n') {
                // skip escaped CRLF newlines, but still trim the following line
                next = source[++i + 1];
                while (next === ' ' || next === '\t')
                    next = source[++i + 1];
            }
            else if (next === 'x' || next === 'u' || next === 'U') {
                const length = next === 'x' ? 2 : next === 'u' ? 4 : 8;
                res += parseCharCode(source, i + 1, length, onError);
                i += length;
            }
            else {
                const raw = source.substr(i - 1, 2);
                onError(i - 1, 'BAD_DQ_ESCAPE', `Invalid escape sequence ${raw}`);
                res += raw;
            }
        }
        else if (ch === ' ' || ch === '\t') {
            // trim trailing whitespace
            const wsStart = i;
            let next = source[i + 1];
            while (next === ' ' || next === '\t')
                next = source[++i + 1];
            if (next !== '\n' && !(next === '\r' && source[i + 2] === '\n'))
                res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
        }
        else {
            res += ch;
        }
    }
    if (source[source.length - 1] !== '"' || source.length === 1)
        onError(source.length, 'MISSING_CHAR', 'Missing closing "quote');
    return res;
}
/**
 * Fold a single newline into a space, multiple newlines to N - 1 newlines.
 * Presumes `source[offset] === '\n'`
 */
function foldNewline(source, offset) {
    let fold = '';
    let ch = source[offset + 1];
    while (ch === ' ' || ch === '\t' || ch === '\n' || ch === '\r') {
        if (ch === '\r' && source[offset + 2] !== '\n')
            break;
        if (ch === '\n')
            fold += '\n';
        offset += 1;
        ch = source[offset + 1];
    }
    if (!fold)
        fold = ' ';
    return { fold, offset };
}
const escapeCodes = {
    '0': '\0', // null character
    a: '\x07', // bell character
    b: '\b', // backspace
    e: '\x1b', // escape character
    f: '\f', // form feed
    n: '\n', // line feed
    r: '\r', // carriage return
    t: '\t', // horizontal tab
    v: '\v', // vertical tab
    N: '\u0085', // Unicode next line
    _: '\u00a0', // Unicode non-breaking space
    L: '\u2028', // Unicode line separator
    P: '\u2029', // Unicode paragraph separator
    ' ': ' ',
    '"': '"',
    '/': '/',
    '\\': '\\',
    '\t': '\t'
};
function parseCharCode(source, offset, length, onError) {
    const cc = source.substr(offset, length);
    const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
    const code = ok ? parseInt(cc, 16) : NaN;
    try {
        return String.fromCodePoint(code);
    }
    catch {
        const raw = source.substr(offset - 2, length + 2);
        onError(offset - 2, 'BAD_DQ_ESCAPE', `Invalid escape sequence ${raw}`);
        return raw;
    }
}

exports.resolveFlowScalar = resolveFlowScalar;


/***/ }),

/***/ 4631:
/***/ ((__unused_webpack_module, exports) => {



function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
    let spaceBefore = false;
    let atNewline = startOnNewline;
    let hasSpace = startOnNewline;
    let comment = '';
    let commentSep = '';
    let hasNewline = false;
    let reqSpace = false;
    let tab = null;
    let anchor = null;
    let tag = null;
    let newlineAfterProp = null;
    let comma = null;
    let found = null;
    let start = null;
    for (const token of tokens) {
        if (reqSpace) {
            if (token.type !== 'space' &&
                token.type !== 'newline' &&
                token.type !== 'comma')
                onError(token.offset, 'MISSING_CHAR', 'Tags and anchors must be separated from the next token by white space');
            reqSpace = false;
        }
        if (tab) {
            if (atNewline && token.type !== 'comment' && token.type !== 'newline') {
                onError(tab, 'TAB_AS_INDENT', 'Tabs are not allowed as indentation');
            }
            tab = null;
        }
        switch (token.type) {
            case 'space':
                // At the doc level, tabs at line start may be parsed
                // as leading white space rather than indentation.
                // In a flow collection, only the parser handles indent.
                if (!flow &&
                    (indicator !== 'doc-start' || next?.type !== 'flow-collection') &&
                    token.source.includes('\t')) {
                    tab = token;
                }
                hasSpace = true;
                break;
            case 'comment': {
                if (!hasSpace)
                    onError(token, 'MISSING_CHAR', 'Comments must be separated from other tokens by white space characters');
                const cb = token.source.substring(1) || ' ';
                if (!comment)
                    comment = cb;
                else
                    comment += commentSep + cb;
                commentSep = '';
                atNewline = false;
                break;
            }
            case 'newline':
                if (atNewline) {
                    if (comment)
                        comment += token.source;
                    else if (!found || indicator !== 'seq-item-ind')
                        spaceBefore = true;
                }
                else
                    commentSep += token.source;
                atNewline = true;
                hasNewline = true;
                if (anchor || tag)
                    newlineAfterProp = token;
                hasSpace = true;
                break;
            case 'anchor':
                if (anchor)
                    onError(token, 'MULTIPLE_ANCHORS', 'A node can have at most one anchor');
                if (token.source.endsWith(':'))
                    onError(token.offset + token.source.length - 1, 'BAD_ALIAS', 'Anchor ending in : is ambiguous', true);
                anchor = token;
                start ?? (start = token.offset);
                atNewline = false;
                hasSpace = false;
                reqSpace = true;
                break;
            case 'tag': {
                if (tag)
                    onError(token, 'MULTIPLE_TAGS', 'A node can have at most one tag');
                tag = token;
                start ?? (start = token.offset);
                atNewline = false;
                hasSpace = false;
                reqSpace = true;
                break;
            }
            case indicator:
                // Could here handle preceding comments differently
                if (anchor || tag)
                    onError(token, 'BAD_PROP_ORDER', `Anchors and tags must be after the ${token.source} indicator`);
                if (found)
                    onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${token.source} in ${flow ?? 'collection'}`);
                found = token;
                atNewline =
                    indicator === 'seq-item-ind' || indicator === 'explicit-key-ind';
                hasSpace = false;
                break;
            case 'comma':
                if (flow) {
                    if (comma)
                        onError(token, 'UNEXPECTED_TOKEN', `Unexpected , in ${flow}`);
                    comma = token;
                    atNewline = false;
                    hasSpace = false;
                    break;
                }
            // else fallthrough
            default:
                onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${token.type} token`);
                atNewline = false;
                hasSpace = false;
        }
    }
    const last = tokens[tokens.length - 1];
    const end = last ? last.offset + last.source.length : offset;
    if (reqSpace &&
        next &&
        next.type !== 'space' &&
        next.type !== 'newline' &&
        next.type !== 'comma' &&
        (next.type !== 'scalar' || next.source !== '')) {
        onError(next.offset, 'MISSING_CHAR', 'Tags and anchors must be separated from the next token by white space');
    }
    if (tab &&
        ((atNewline && tab.indent <= parentIndent) ||
            next?.type === 'block-map' ||
            next?.type === 'block-seq'))
        onError(tab, 'TAB_AS_INDENT', 'Tabs are not allowed as indentation');
    return {
        comma,
        found,
        spaceBefore,
        comment,
        hasNewline,
        anchor,
        tag,
        newlineAfterProp,
        end,
        start: start ?? end
    };
}

exports.resolveProps = resolveProps;


/***/ }),

/***/ 9499:
/***/ ((__unused_webpack_module, exports) => {



function containsNewline(key) {
    if (!key)
        return null;
    switch (key.type) {
        case 'alias':
        case 'scalar':
        case 'double-quoted-scalar':
        case 'single-quoted-scalar':
            if (key.source.includes('\n'))
                return true;
            if (key.end)
                for (const st of key.end)
                    if (st.type === 'newline')
                        return true;
            return false;
        case 'flow-collection':
            for (const it of key.items) {
                for (const st of it.start)
                    if (st.type === 'newline')
                        return true;
                if (it.sep)
                    for (const st of it.sep)
                        if (st.type === 'newline')
                            return true;
                if (containsNewline(it.key) || containsNewline(it.value))
                    return true;
            }
            return false;
        default:
            return true;
    }
}

exports.containsNewline = containsNewline;


/***/ }),

/***/ 2599:
/***/ ((__unused_webpack_module, exports) => {



function emptyScalarPosition(offset, before, pos) {
    if (before) {
        pos ?? (pos = before.length);
        for (let i = pos - 1; i >= 0; --i) {
            let st = before[i];
            switch (st.type) {
                case 'space':
                case 'comment':
                case 'newline':
                    offset -= st.source.length;
                    continue;
            }
            // Technically, an empty scalar is immediately after the last non-empty
            // node, but it's more useful to place it after any whitespace.
            st = before[++i];
            while (st?.type === 'space') {
                offset += st.source.length;
                st = before[++i];
            }
            break;
        }
    }
    return offset;
}

exports.emptyScalarPosition = emptyScalarPosition;


/***/ }),

/***/ 4051:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var utilContainsNewline = __nccwpck_require__(9499);

function flowIndentCheck(indent, fc, onError) {
    if (fc?.type === 'flow-collection') {
        const end = fc.end[0];
        if (end.indent === indent &&
            (end.source === ']' || end.source === '}') &&
            utilContainsNewline.containsNewline(fc)) {
            const msg = 'Flow end indicator should be more indented than parent';
            onError(end, 'BAD_INDENT', msg, true);
        }
    }
}

exports.flowIndentCheck = flowIndentCheck;


/***/ }),

/***/ 1187:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);

function mapIncludes(ctx, items, search) {
    const { uniqueKeys } = ctx.options;
    if (uniqueKeys === false)
        return false;
    const isEqual = typeof uniqueKeys === 'function'
        ? uniqueKeys
        : (a, b) => a === b || (identity.isScalar(a) && identity.isScalar(b) && a.value === b.value);
    return items.some(pair => isEqual(pair.key, search));
}

exports.mapIncludes = mapIncludes;


/***/ }),

/***/ 3021:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4065);
var Collection = __nccwpck_require__(101);
var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var toJS = __nccwpck_require__(4043);
var Schema = __nccwpck_require__(5840);
var stringifyDocument = __nccwpck_require__(6829);
var anchors = __nccwpck_require__(1596);
var applyReviver = __nccwpck_require__(3661);
var createNode = __nccwpck_require__(2404);
var directives = __nccwpck_require__(1342);

class Document {
    constructor(value, replacer, options) {
        /** A comment before this Document */
        this.commentBefore = null;
        /** A comment immediately after this Document */
        this.comment = null;
        /** Errors encountered during parsing. */
        this.errors = [];
        /** Warnings encountered during parsing. */
        this.warnings = [];
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
        let _replacer = null;
        if (typeof replacer === 'function' || Array.isArray(replacer)) {
            _replacer = replacer;
        }
        else if (options === undefined && replacer) {
            options = replacer;
            replacer = undefined;
        }
        const opt = Object.assign({
            intAsBigInt: false,
            keepSourceTokens: false,
            logLevel: 'warn',
            prettyErrors: true,
            strict: true,
            stringKeys: false,
            uniqueKeys: true,
            version: '1.2'
        }, options);
        this.options = opt;
        let { version } = opt;
        if (options?._directives) {
            this.directives = options._directives.atDocument();
            if (this.directives.yaml.explicit)
                version = this.directives.yaml.version;
        }
        else
            this.directives = new directives.Directives({ version });
        this.setSchema(version, options);
        // @ts-expect-error We can't really know that this matches Contents.
        this.contents =
            value === undefined ? null : this.createNode(value, _replacer, options);
    }
    /**
     * Create a deep copy of this Document and its contents.
     *
     * Custom Node values that inherit from `Object` still refer to their original instances.
     */
    clone() {
        const copy = Object.create(Document.prototype, {
            [identity.NODE_TYPE]: { value: identity.DOC }
        });
        copy.commentBefore = this.commentBefore;
        copy.comment = this.comment;
        copy.errors = this.errors.slice();
        copy.warnings = this.warnings.slice();
        copy.options = Object.assign({}, this.options);
        if (this.directives)
            copy.directives = this.directives.clone();
        copy.schema = this.schema.clone();
        // @ts-expect-error We can't really know that this matches Contents.
        copy.contents = identity.isNode(this.contents)
            ? this.contents.clone(copy.schema)
            : this.contents;
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    /** Adds a value to the document. */
    add(value) {
        if (assertCollection(this.contents))
            this.contents.add(value);
    }
    /** Adds a value to the document. */
    addIn(path, value) {
        if (assertCollection(this.contents))
            this.contents.addIn(path, value);
    }
    /**
     * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
     *
     * If `node` already has an anchor, `name` is ignored.
     * Otherwise, the `node.anchor` value will be set to `name`,
     * or if an anchor with that name is already present in the document,
     * `name` will be used as a prefix for a new unique anchor.
     * If `name` is undefined, the generated anchor will use 'a' as a prefix.
     */
    createAlias(node, name) {
        if (!node.anchor) {
            const prev = anchors.anchorNames(this);
            node.anchor =
                // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
                !name || prev.has(name) ? anchors.findNewAnchor(name || 'a', prev) : name;
        }
        return new Alias.Alias(node.anchor);
    }
    createNode(value, replacer, options) {
        let _replacer = undefined;
        if (typeof replacer === 'function') {
            value = replacer.call({ '': value }, '', value);
            _replacer = replacer;
        }
        else if (Array.isArray(replacer)) {
            const keyToStr = (v) => typeof v === 'number' || v instanceof String || v instanceof Number;
            const asStr = replacer.filter(keyToStr).map(String);
            if (asStr.length > 0)
                replacer = replacer.concat(asStr);
            _replacer = replacer;
        }
        else if (options === undefined && replacer) {
            options = replacer;
            replacer = undefined;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
        const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, 
        // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
        anchorPrefix || 'a');
        const ctx = {
            aliasDuplicateObjects: aliasDuplicateObjects ?? true,
            keepUndefined: keepUndefined ?? false,
            onAnchor,
            onTagObj,
            replacer: _replacer,
            schema: this.schema,
            sourceObjects
        };
        const node = createNode.createNode(value, tag, ctx);
        if (flow && identity.isCollection(node))
            node.flow = true;
        setAnchors();
        return node;
    }
    /**
     * Convert a key and a value into a `Pair` using the current schema,
     * recursively wrapping all values as `Scalar` or `Collection` nodes.
     */
    createPair(key, value, options = {}) {
        const k = this.createNode(key, null, options);
        const v = this.createNode(value, null, options);
        return new Pair.Pair(k, v);
    }
    /**
     * Removes a value from the document.
     * @returns `true` if the item was found and removed.
     */
    delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
    }
    /**
     * Removes a value from the document.
     * @returns `true` if the item was found and removed.
     */
    deleteIn(path) {
        if (Collection.isEmptyPath(path)) {
            if (this.contents == null)
                return false;
            // @ts-expect-error Presumed impossible if Strict extends false
            this.contents = null;
            return true;
        }
        return assertCollection(this.contents)
            ? this.contents.deleteIn(path)
            : false;
    }
    /**
     * Returns item at `key`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    get(key, keepScalar) {
        return identity.isCollection(this.contents)
            ? this.contents.get(key, keepScalar)
            : undefined;
    }
    /**
     * Returns item at `path`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    getIn(path, keepScalar) {
        if (Collection.isEmptyPath(path))
            return !keepScalar && identity.isScalar(this.contents)
                ? this.contents.value
                : this.contents;
        return identity.isCollection(this.contents)
            ? this.contents.getIn(path, keepScalar)
            : undefined;
    }
    /**
     * Checks if the document includes a value with the key `key`.
     */
    has(key) {
        return identity.isCollection(this.contents) ? this.contents.has(key) : false;
    }
    /**
     * Checks if the document includes a value at `path`.
     */
    hasIn(path) {
        if (Collection.isEmptyPath(path))
            return this.contents !== undefined;
        return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
    }
    /**
     * Sets a value in this document. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    set(key, value) {
        if (this.contents == null) {
            // @ts-expect-error We can't really know that this matches Contents.
            this.contents = Collection.collectionFromPath(this.schema, [key], value);
        }
        else if (assertCollection(this.contents)) {
            this.contents.set(key, value);
        }
    }
    /**
     * Sets a value in this document. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    setIn(path, value) {
        if (Collection.isEmptyPath(path)) {
            // @ts-expect-error We can't really know that this matches Contents.
            this.contents = value;
        }
        else if (this.contents == null) {
            // @ts-expect-error We can't really know that this matches Contents.
            this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
        }
        else if (assertCollection(this.contents)) {
            this.contents.setIn(path, value);
        }
    }
    /**
     * Change the YAML version and schema used by the document.
     * A `null` version disables support for directives, explicit tags, anchors, and aliases.
     * It also requires the `schema` option to be given as a `Schema` instance value.
     *
     * Overrides all previously set schema options.
     */
    setSchema(version, options = {}) {
        if (typeof version === 'number')
            version = String(version);
        let opt;
        switch (version) {
            case '1.1':
                if (this.directives)
                    this.directives.yaml.version = '1.1';
                else
                    this.directives = new directives.Directives({ version: '1.1' });
                opt = { resolveKnownTags: false, schema: 'yaml-1.1' };
                break;
            case '1.2':
            case 'next':
                if (this.directives)
                    this.directives.yaml.version = version;
                else
                    this.directives = new directives.Directives({ version });
                opt = { resolveKnownTags: true, schema: 'core' };
                break;
            case null:
                if (this.directives)
                    delete this.directives;
                opt = null;
                break;
            default: {
                const sv = JSON.stringify(version);
                throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
            }
        }
        // Not using `instanceof Schema` to allow for duck typing
        if (options.schema instanceof Object)
            this.schema = options.schema;
        else if (opt)
            this.schema = new Schema.Schema(Object.assign(opt, options));
        else
            throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
    }
    // json & jsonArg are only used from toJSON()
    toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
            anchors: new Map(),
            doc: this,
            keep: !json,
            mapAsMap: mapAsMap === true,
            mapKeyWarned: false,
            maxAliasCount: typeof maxAliasCount === 'number' ? maxAliasCount : 100
        };
        const res = toJS.toJS(this.contents, jsonArg ?? '', ctx);
        if (typeof onAnchor === 'function')
            for (const { count, res } of ctx.anchors.values())
                onAnchor(res, count);
        return typeof reviver === 'function'
            ? applyReviver.applyReviver(reviver, { '': res }, '', res)
            : res;
    }
    /**
     * A JSON representation of the document `contents`.
     *
     * @param jsonArg Used by `JSON.stringify` to indicate the array index or
     *   property name.
     */
    toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
    }
    /** A YAML representation of the document. */
    toString(options = {}) {
        if (this.errors.length > 0)
            throw new Error('Document with errors cannot be stringified');
        if ('indent' in options &&
            (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
            const s = JSON.stringify(options.indent);
            throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument.stringifyDocument(this, options);
    }
}
function assertCollection(contents) {
    if (identity.isCollection(contents))
        return true;
    throw new Error('Expected a YAML collection as document contents');
}

exports.Document = Document;


/***/ }),

/***/ 1596:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var visit = __nccwpck_require__(204);

/**
 * Verify that the input string is a valid anchor.
 *
 * Will throw on errors.
 */
function anchorIsValid(anchor) {
    if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
        const sa = JSON.stringify(anchor);
        const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
        throw new Error(msg);
    }
    return true;
}
function anchorNames(root) {
    const anchors = new Set();
    visit.visit(root, {
        Value(_key, node) {
            if (node.anchor)
                anchors.add(node.anchor);
        }
    });
    return anchors;
}
/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
function findNewAnchor(prefix, exclude) {
    for (let i = 1; true; ++i) {
        const name = `${prefix}${i}`;
        if (!exclude.has(name))
            return name;
    }
}
function createNodeAnchors(doc, prefix) {
    const aliasObjects = [];
    const sourceObjects = new Map();
    let prevAnchors = null;
    return {
        onAnchor: (source) => {
            aliasObjects.push(source);
            prevAnchors ?? (prevAnchors = anchorNames(doc));
            const anchor = findNewAnchor(prefix, prevAnchors);
            prevAnchors.add(anchor);
            return anchor;
        },
        /**
         * With circular references, the source node is only resolved after all
         * of its child nodes are. This is why anchors are set only after all of
         * the nodes have been created.
         */
        setAnchors: () => {
            for (const source of aliasObjects) {
                const ref = sourceObjects.get(source);
                if (typeof ref === 'object' &&
                    ref.anchor &&
                    (identity.isScalar(ref.node) || identity.isCollection(ref.node))) {
                    ref.node.anchor = ref.anchor;
                }
                else {
                    const error = new Error('Failed to resolve repeated object (this should not happen)');
                    error.source = source;
                    throw error;
                }
            }
        },
        sourceObjects
    };
}

exports.anchorIsValid = anchorIsValid;
exports.anchorNames = anchorNames;
exports.createNodeAnchors = createNodeAnchors;
exports.findNewAnchor = findNewAnchor;


/***/ }),

/***/ 3661:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
 * in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
 * 2021 edition: https://tc39.es/ecma262/#sec-json.parse
 *
 * Includes extensions for handling Map and Set objects.
 */
function applyReviver(reviver, obj, key, val) {
    if (val && typeof val === 'object') {
        if (Array.isArray(val)) {
            for (let i = 0, len = val.length; i < len; ++i) {
                const v0 = val[i];
                const v1 = applyReviver(reviver, val, String(i), v0);
                // eslint-disable-next-line @typescript-eslint/no-array-delete
                if (v1 === undefined)
                    delete val[i];
                else if (v1 !== v0)
                    val[i] = v1;
            }
        }
        else if (val instanceof Map) {
            for (const k of Array.from(val.keys())) {
                const v0 = val.get(k);
                const v1 = applyReviver(reviver, val, k, v0);
                if (v1 === undefined)
                    val.delete(k);
                else if (v1 !== v0)
                    val.set(k, v1);
            }
        }
        else if (val instanceof Set) {
            for (const v0 of Array.from(val)) {
                const v1 = applyReviver(reviver, val, v0, v0);
                if (v1 === undefined)
                    val.delete(v0);
                else if (v1 !== v0) {
                    val.delete(v0);
                    val.add(v1);
                }
            }
        }
        else {
            for (const [k, v0] of Object.entries(val)) {
                const v1 = applyReviver(reviver, val, k, v0);
                if (v1 === undefined)
                    delete val[k];
                else if (v1 !== v0)
                    val[k] = v1;
            }
        }
    }
    return reviver.call(obj, key, val);
}

exports.applyReviver = applyReviver;


/***/ }),

/***/ 2404:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4065);
var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);

const defaultTagPrefix = 'tag:yaml.org,2002:';
function findTagObject(value, tagName, tags) {
    if (tagName) {
        const match = tags.filter(t => t.tag === tagName);
        const tagObj = match.find(t => !t.format) ?? match[0];
        if (!tagObj)
            throw new Error(`Tag ${tagName} not found`);
        return tagObj;
    }
    return tags.find(t => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
    if (identity.isDocument(value))
        value = value.contents;
    if (identity.isNode(value))
        return value;
    if (identity.isPair(value)) {
        const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
        map.items.push(value);
        return map;
    }
    if (value instanceof String ||
        value instanceof Number ||
        value instanceof Boolean ||
        (typeof BigInt !== 'undefined' && value instanceof BigInt) // not supported everywhere
    ) {
        // https://tc39.es/ecma262/#sec-serializejsonproperty
        value = value.valueOf();
    }
    const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
    // Detect duplicate references to the same object & use Alias nodes for all
    // after first. The `ref` wrapper allows for circular references to resolve.
    let ref = undefined;
    if (aliasDuplicateObjects && value && typeof value === 'object') {
        ref = sourceObjects.get(value);
        if (ref) {
            ref.anchor ?? (ref.anchor = onAnchor(value));
            return new Alias.Alias(ref.anchor);
        }
        else {
            ref = { anchor: null, node: null };
            sourceObjects.set(value, ref);
        }
    }
    if (tagName?.startsWith('!!'))
        tagName = defaultTagPrefix + tagName.slice(2);
    let tagObj = findTagObject(value, tagName, schema.tags);
    if (!tagObj) {
        if (value && typeof value.toJSON === 'function') {
            // eslint-disable-next-line @typescript-eslint/no-unsafe-call
            value = value.toJSON();
        }
        if (!value || typeof value !== 'object') {
            const node = new Scalar.Scalar(value);
            if (ref)
                ref.node = node;
            return node;
        }
        tagObj =
            value instanceof Map
                ? schema[identity.MAP]
                : Symbol.iterator in Object(value)
                    ? schema[identity.SEQ]
                    : schema[identity.MAP];
    }
    if (onTagObj) {
        onTagObj(tagObj);
        delete ctx.onTagObj;
    }
    const node = tagObj?.createNode
        ? tagObj.createNode(ctx.schema, value, ctx)
        : typeof tagObj?.nodeClass?.from === 'function'
            ? tagObj.nodeClass.from(ctx.schema, value, ctx)
            : new Scalar.Scalar(value);
    if (tagName)
        node.tag = tagName;
    else if (!tagObj.default)
        node.tag = tagObj.tag;
    if (ref)
        ref.node = node;
    return node;
}

exports.createNode = createNode;


/***/ }),

/***/ 1342:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var visit = __nccwpck_require__(204);

const escapeChars = {
    '!': '%21',
    ',': '%2C',
    '[': '%5B',
    ']': '%5D',
    '{': '%7B',
    '}': '%7D'
};
const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, ch => escapeChars[ch]);
class Directives {
    constructor(yaml, tags) {
        /**
         * The directives-end/doc-start marker `---`. If `null`, a marker may still be
         * included in the document's stringified representation.
         */
        this.docStart = null;
        /** The doc-end marker `...`.  */
        this.docEnd = false;
        this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
        this.tags = Object.assign({}, Directives.defaultTags, tags);
    }
    clone() {
        const copy = new Directives(this.yaml, this.tags);
        copy.docStart = this.docStart;
        return copy;
    }
    /**
     * During parsing, get a Directives instance for the current document and
     * update the stream state according to the current version's spec.
     */
    atDocument() {
        const res = new Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
            case '1.1':
                this.atNextDocument = true;
                break;
            case '1.2':
                this.atNextDocument = false;
                this.yaml = {
                    explicit: Directives.defaultYaml.explicit,
                    version: '1.2'
                };
                this.tags = Object.assign({}, Directives.defaultTags);
                break;
        }
        return res;
    }
    /**
     * @param onError - May be called even if the action was successful
     * @returns `true` on success
     */
    add(line, onError) {
        if (this.atNextDocument) {
            this.yaml = { explicit: Directives.defaultYaml.explicit, version: '1.1' };
            this.tags = Object.assign({}, Directives.defaultTags);
            this.atNextDocument = false;
        }
        const parts = line.trim().split(/[ \t]+/);
        const name = parts.shift();
        switch (name) {
            case '%TAG': {
                if (parts.length !== 2) {
                    onError(0, '%TAG directive should contain exactly two parts');
                    if (parts.length < 2)
                        return false;
                }
                const [handle, prefix] = parts;
                this.tags[handle] = prefix;
                return true;
            }
            case '%YAML': {
                this.yaml.explicit = true;
                if (parts.length !== 1) {
                    onError(0, '%YAML directive should contain exactly one part');
                    return false;
                }
                const [version] = parts;
                if (version === '1.1' || version === '1.2') {
                    this.yaml.version = version;
                    return true;
                }
                else {
                    const isValid = /^\d+\.\d+$/.test(version);
                    onError(6, `Unsupported YAML version ${version}`, isValid);
                    return false;
                }
            }
            default:
                onError(0, `Unknown directive ${name}`, true);
                return false;
        }
    }
    /**
     * Resolves a tag, matching handles to those defined in %TAG directives.
     *
     * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
     *   `'!local'` tag, or `null` if unresolvable.
     */
    tagName(source, onError) {
        if (source === '!')
            return '!'; // non-specific tag
        if (source[0] !== '!') {
            onError(`Not a valid tag: ${source}`);
            return null;
        }
        if (source[1] === '<') {
            const verbatim = source.slice(2, -1);
            if (verbatim === '!' || verbatim === '!!') {
                onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
                return null;
            }
            if (source[source.length - 1] !== '>')
                onError('Verbatim tags must end with a >');
            return verbatim;
        }
        const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
            onError(`The ${source} tag has no suffix`);
        const prefix = this.tags[handle];
        if (prefix) {
            try {
                return prefix + decodeURIComponent(suffix);
            }
            catch (error) {
                onError(String(error));
                return null;
            }
        }
        if (handle === '!')
            return source; // local tag
        onError(`Could not resolve tag: ${source}`);
        return null;
    }
    /**
     * Given a fully resolved tag, returns its printable string form,
     * taking into account current tag prefixes and defaults.
     */
    tagString(tag) {
        for (const [handle, prefix] of Object.entries(this.tags)) {
            if (tag.startsWith(prefix))
                return handle + escapeTagName(tag.substring(prefix.length));
        }
        return tag[0] === '!' ? tag : `!<${tag}>`;
    }
    toString(doc) {
        const lines = this.yaml.explicit
            ? [`%YAML ${this.yaml.version || '1.2'}`]
            : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
            const tags = {};
            visit.visit(doc.contents, (_key, node) => {
                if (identity.isNode(node) && node.tag)
                    tags[node.tag] = true;
            });
            tagNames = Object.keys(tags);
        }
        else
            tagNames = [];
        for (const [handle, prefix] of tagEntries) {
            if (handle === '!!' && prefix === 'tag:yaml.org,2002:')
                continue;
            if (!doc || tagNames.some(tn => tn.startsWith(prefix)))
                lines.push(`%TAG ${handle} ${prefix}`);
        }
        return lines.join('\n');
    }
}
Directives.defaultYaml = { explicit: false, version: '1.2' };
Directives.defaultTags = { '!!': 'tag:yaml.org,2002:' };

exports.Directives = Directives;


/***/ }),

/***/ 1464:
/***/ ((__unused_webpack_module, exports) => {



class YAMLError extends Error {
    constructor(name, pos, code, message) {
        super();
        this.name = name;
        this.code = code;
        this.message = message;
        this.pos = pos;
    }
}
class YAMLParseError extends YAMLError {
    constructor(pos, code, message) {
        super('YAMLParseError', pos, code, message);
    }
}
class YAMLWarning extends YAMLError {
    constructor(pos, code, message) {
        super('YAMLWarning', pos, code, message);
    }
}
const prettifyError = (src, lc) => (error) => {
    if (error.pos[0] === -1)
        return;
    error.linePos = error.pos.map(pos => lc.linePos(pos));
    const { line, col } = error.linePos[0];
    error.message += ` at line ${line}, column ${col}`;
    let ci = col - 1;
    let lineStr = src
        .substring(lc.lineStarts[line - 1], lc.lineStarts[line])
        .replace(/[\n\r]+$/, '');
    // Trim to max 80 chars, keeping col position near the middle
    if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = '…' + lineStr.substring(trimStart);
        ci -= trimStart - 1;
    }
    if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + '…';
    // Include previous line in context if pointing at line start
    if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        // Regexp won't match if start is trimmed
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        if (prev.length > 80)
            prev = prev.substring(0, 79) + '…\n';
        lineStr = prev + lineStr;
    }
    if (/[^ ]/.test(lineStr)) {
        let count = 1;
        const end = error.linePos[1];
        if (end?.line === line && end.col > col) {
            count = Math.max(1, Math.min(end.col - col, 80 - ci));
        }
        const pointer = ' '.repeat(ci) + '^'.repeat(count);
        error.message += `:\n\n${lineStr}\n${pointer}\n`;
    }
};

exports.YAMLError = YAMLError;
exports.YAMLParseError = YAMLParseError;
exports.YAMLWarning = YAMLWarning;
exports.prettifyError = prettifyError;


/***/ }),

/***/ 8815:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var __webpack_unused_export__;


var composer = __nccwpck_require__(9984);
var Document = __nccwpck_require__(3021);
var Schema = __nccwpck_require__(5840);
var errors = __nccwpck_require__(1464);
var Alias = __nccwpck_require__(4065);
var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var Scalar = __nccwpck_require__(3301);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var cst = __nccwpck_require__(3461);
var lexer = __nccwpck_require__(361);
var lineCounter = __nccwpck_require__(6628);
var parser = __nccwpck_require__(3456);
var publicApi = __nccwpck_require__(4047);
var visit = __nccwpck_require__(204);



__webpack_unused_export__ = composer.Composer;
__webpack_unused_export__ = Document.Document;
__webpack_unused_export__ = Schema.Schema;
__webpack_unused_export__ = errors.YAMLError;
__webpack_unused_export__ = errors.YAMLParseError;
__webpack_unused_export__ = errors.YAMLWarning;
exports.x1 = Alias.Alias;
exports.Vj = identity.isAlias;
exports.P3 = identity.isCollection;
__webpack_unused_export__ = identity.isDocument;
exports.jh = identity.isMap;
exports.Ll = identity.isNode;
__webpack_unused_export__ = identity.isPair;
exports.jn = identity.isScalar;
exports.oP = identity.isSeq;
exports.Rm = Pair.Pair;
exports.X5 = Scalar.Scalar;
exports.CA = YAMLMap.YAMLMap;
exports.Rw = YAMLSeq.YAMLSeq;
exports.DB = cst;
exports.JG = lexer.Lexer;
__webpack_unused_export__ = lineCounter.LineCounter;
__webpack_unused_export__ = parser.Parser;
__webpack_unused_export__ = publicApi.parse;
exports.hR = publicApi.parseAllDocuments;
__webpack_unused_export__ = publicApi.parseDocument;
__webpack_unused_export__ = publicApi.stringify;
__webpack_unused_export__ = visit.visit;
__webpack_unused_export__ = visit.visitAsync;


/***/ }),

/***/ 7249:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);

function debug(logLevel, ...messages) {
    if (logLevel === 'debug')
        console.log(...messages);
}
function warn(logLevel, warning) {
    if (logLevel === 'debug' || logLevel === 'warn') {
        if (typeof node_process.emitWarning === 'function')
            node_process.emitWarning(warning);
        else
            console.warn(warning);
    }
}

exports.debug = debug;
exports.warn = warn;


/***/ }),

/***/ 4065:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var anchors = __nccwpck_require__(1596);
var visit = __nccwpck_require__(204);
var identity = __nccwpck_require__(1127);
var Node = __nccwpck_require__(6673);
var toJS = __nccwpck_require__(4043);

class Alias extends Node.NodeBase {
    constructor(source) {
        super(identity.ALIAS);
        this.source = source;
        Object.defineProperty(this, 'tag', {
            set() {
                throw new Error('Alias nodes cannot have tags');
            }
        });
    }
    /**
     * Resolve the value of this alias within `doc`, finding the last
     * instance of the `source` anchor before this node.
     */
    resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
            throw new ReferenceError('Alias resolution is disabled');
        let nodes;
        if (ctx?.aliasResolveCache) {
            nodes = ctx.aliasResolveCache;
        }
        else {
            nodes = [];
            visit.visit(doc, {
                Node: (_key, node) => {
                    if (identity.isAlias(node) || identity.hasAnchor(node))
                        nodes.push(node);
                }
            });
            if (ctx)
                ctx.aliasResolveCache = nodes;
        }
        let found = undefined;
        for (const node of nodes) {
            if (node === this)
                break;
            if (node.anchor === this.source)
                found = node;
        }
        if (found && ctx) {
            const { anchors, doc, maxAliasCount } = ctx;
            let data = anchors.get(found);
            if (!data) {
                // Resolve anchors for Node.prototype.toJS()
                toJS.toJS(found, null, ctx);
                data = anchors.get(found);
            }
            /* istanbul ignore if */
            if (data?.res === undefined) {
                const msg = 'This should not happen: Alias anchor was not resolved?';
                throw new ReferenceError(msg);
            }
            if (maxAliasCount >= 0) {
                data.count += 1;
                if (data.aliasCount === 0)
                    data.aliasCount = getAliasCount(doc, found, anchors);
                if (data.count * data.aliasCount > maxAliasCount) {
                    const msg = 'Excessive alias count indicates a resource exhaustion attack';
                    throw new ReferenceError(msg);
                }
            }
        }
        return found;
    }
    toJSON(_arg, ctx) {
        if (!ctx)
            return { source: this.source };
        const source = this.resolve(ctx.doc, ctx);
        if (!source) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source).res;
    }
    toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
            anchors.anchorIsValid(this.source);
            if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
                const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
                throw new Error(msg);
            }
            if (ctx.implicitKey)
                return `${src} `;
        }
        return src;
    }
}
function getAliasCount(doc, node, anchors) {
    if (identity.isAlias(node)) {
        const source = node.resolve(doc);
        const anchor = anchors && source && anchors.get(source);
        return anchor ? anchor.count * anchor.aliasCount : 0;
    }
    else if (identity.isCollection(node)) {
        let count = 0;
        for (const item of node.items) {
            const c = getAliasCount(doc, item, anchors);
            if (c > count)
                count = c;
        }
        return count;
    }
    else if (identity.isPair(node)) {
        const kc = getAliasCount(doc, node.key, anchors);
        const vc = getAliasCount(doc, node.value, anchors);
        return Math.max(kc, vc);
    }
    return 1;
}

exports.Alias = Alias;


/***/ }),

/***/ 101:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(2404);
var identity = __nccwpck_require__(1127);
var Node = __nccwpck_require__(6673);

function collectionFromPath(schema, path, value) {
    let v = value;
    for (let i = path.length - 1; i >= 0; --i) {
        const k = path[i];
        if (typeof k === 'number' && Number.isInteger(k) && k >= 0) {
            const a = [];
            a[k] = v;
            v = a;
        }
        else {
            v = new Map([[k, v]]);
        }
    }
    return createNode.createNode(v, undefined, {
        aliasDuplicateObjects: false,
        keepUndefined: false,
        onAnchor: () => {
            throw new Error('This should not happen, please report a bug.');
        },
        schema,
        sourceObjects: new Map()
    });
}
// Type guard is intentionally a little wrong so as to be more useful,
// as it does not cover untypable empty non-string iterables (e.g. []).
const isEmptyPath = (path) => path == null ||
    (typeof path === 'object' && !!path[Symbol.iterator]().next().done);
class Collection extends Node.NodeBase {
    constructor(type, schema) {
        super(type);
        Object.defineProperty(this, 'schema', {
            value: schema,
            configurable: true,
            enumerable: false,
            writable: true
        });
    }
    /**
     * Create a copy of this collection.
     *
     * @param schema - If defined, overwrites the original's schema
     */
    clone(schema) {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema)
            copy.schema = schema;
        copy.items = copy.items.map(it => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    /**
     * Adds a value to the collection. For `!!map` and `!!omap` the value must
     * be a Pair instance or a `{ key, value }` object, which may not have a key
     * that already exists in the map.
     */
    addIn(path, value) {
        if (isEmptyPath(path))
            this.add(value);
        else {
            const [key, ...rest] = path;
            const node = this.get(key, true);
            if (identity.isCollection(node))
                node.addIn(rest, value);
            else if (node === undefined && this.schema)
                this.set(key, collectionFromPath(this.schema, rest, value));
            else
                throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
    }
    /**
     * Removes a value from the collection.
     * @returns `true` if the item was found and removed.
     */
    deleteIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
            return this.delete(key);
        const node = this.get(key, true);
        if (identity.isCollection(node))
            return node.deleteIn(rest);
        else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
    /**
     * Returns item at `key`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    getIn(path, keepScalar) {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (rest.length === 0)
            return !keepScalar && identity.isScalar(node) ? node.value : node;
        else
            return identity.isCollection(node) ? node.getIn(rest, keepScalar) : undefined;
    }
    hasAllNullValues(allowScalar) {
        return this.items.every(node => {
            if (!identity.isPair(node))
                return false;
            const n = node.value;
            return (n == null ||
                (allowScalar &&
                    identity.isScalar(n) &&
                    n.value == null &&
                    !n.commentBefore &&
                    !n.comment &&
                    !n.tag));
        });
    }
    /**
     * Checks if the collection includes a value with the key `key`.
     */
    hasIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
            return this.has(key);
        const node = this.get(key, true);
        return identity.isCollection(node) ? node.hasIn(rest) : false;
    }
    /**
     * Sets a value in this collection. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    setIn(path, value) {
        const [key, ...rest] = path;
        if (rest.length === 0) {
            this.set(key, value);
        }
        else {
            const node = this.get(key, true);
            if (identity.isCollection(node))
                node.setIn(rest, value);
            else if (node === undefined && this.schema)
                this.set(key, collectionFromPath(this.schema, rest, value));
            else
                throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
    }
}

exports.Collection = Collection;
exports.collectionFromPath = collectionFromPath;
exports.isEmptyPath = isEmptyPath;


/***/ }),

/***/ 6673:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var applyReviver = __nccwpck_require__(3661);
var identity = __nccwpck_require__(1127);
var toJS = __nccwpck_require__(4043);

class NodeBase {
    constructor(type) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: type });
    }
    /** Create a copy of this node.  */
    clone() {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    /** A plain JavaScript representation of this node. */
    toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!identity.isDocument(doc))
            throw new TypeError('A document argument is required');
        const ctx = {
            anchors: new Map(),
            doc,
            keep: true,
            mapAsMap: mapAsMap === true,
            mapKeyWarned: false,
            maxAliasCount: typeof maxAliasCount === 'number' ? maxAliasCount : 100
        };
        const res = toJS.toJS(this, '', ctx);
        if (typeof onAnchor === 'function')
            for (const { count, res } of ctx.anchors.values())
                onAnchor(res, count);
        return typeof reviver === 'function'
            ? applyReviver.applyReviver(reviver, { '': res }, '', res)
            : res;
    }
}

exports.NodeBase = NodeBase;


/***/ }),

/***/ 7165:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(2404);
var stringifyPair = __nccwpck_require__(9748);
var addPairToJSMap = __nccwpck_require__(7104);
var identity = __nccwpck_require__(1127);

function createPair(key, value, ctx) {
    const k = createNode.createNode(key, undefined, ctx);
    const v = createNode.createNode(value, undefined, ctx);
    return new Pair(k, v);
}
class Pair {
    constructor(key, value = null) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
        this.key = key;
        this.value = value;
    }
    clone(schema) {
        let { key, value } = this;
        if (identity.isNode(key))
            key = key.clone(schema);
        if (identity.isNode(value))
            value = value.clone(schema);
        return new Pair(key, value);
    }
    toJSON(_, ctx) {
        const pair = ctx?.mapAsMap ? new Map() : {};
        return addPairToJSMap.addPairToJSMap(ctx, pair, this);
    }
    toString(ctx, onComment, onChompKeep) {
        return ctx?.doc
            ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep)
            : JSON.stringify(this);
    }
}

exports.Pair = Pair;
exports.createPair = createPair;


/***/ }),

/***/ 3301:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Node = __nccwpck_require__(6673);
var toJS = __nccwpck_require__(4043);

const isScalarValue = (value) => !value || (typeof value !== 'function' && typeof value !== 'object');
class Scalar extends Node.NodeBase {
    constructor(value) {
        super(identity.SCALAR);
        this.value = value;
    }
    toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
    }
    toString() {
        return String(this.value);
    }
}
Scalar.BLOCK_FOLDED = 'BLOCK_FOLDED';
Scalar.BLOCK_LITERAL = 'BLOCK_LITERAL';
Scalar.PLAIN = 'PLAIN';
Scalar.QUOTE_DOUBLE = 'QUOTE_DOUBLE';
Scalar.QUOTE_SINGLE = 'QUOTE_SINGLE';

exports.Scalar = Scalar;
exports.isScalarValue = isScalarValue;


/***/ }),

/***/ 4454:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyCollection = __nccwpck_require__(1212);
var addPairToJSMap = __nccwpck_require__(7104);
var Collection = __nccwpck_require__(101);
var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var Scalar = __nccwpck_require__(3301);

function findPair(items, key) {
    const k = identity.isScalar(key) ? key.value : key;
    for (const it of items) {
        if (identity.isPair(it)) {
            if (it.key === key || it.key === k)
                return it;
            if (identity.isScalar(it.key) && it.key.value === k)
                return it;
        }
    }
    return undefined;
}
class YAMLMap extends Collection.Collection {
    static get tagName() {
        return 'tag:yaml.org,2002:map';
    }
    constructor(schema) {
        super(identity.MAP, schema);
        this.items = [];
    }
    /**
     * A generic collection parsing method that can be extended
     * to other node classes that inherit from YAMLMap
     */
    static from(schema, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map = new this(schema);
        const add = (key, value) => {
            if (typeof replacer === 'function')
                value = replacer.call(obj, key, value);
            else if (Array.isArray(replacer) && !replacer.includes(key))
                return;
            if (value !== undefined || keepUndefined)
                map.items.push(Pair.createPair(key, value, ctx));
        };
        if (obj instanceof Map) {
            for (const [key, value] of obj)
                add(key, value);
        }
        else if (obj && typeof obj === 'object') {
            for (const key of Object.keys(obj))
                add(key, obj[key]);
        }
        if (typeof schema.sortMapEntries === 'function') {
            map.items.sort(schema.sortMapEntries);
        }
        return map;
    }
    /**
     * Adds a value to the collection.
     *
     * @param overwrite - If not set `true`, using a key that is already in the
     *   collection will throw. Otherwise, overwrites the previous value.
     */
    add(pair, overwrite) {
        let _pair;
        if (identity.isPair(pair))
            _pair = pair;
        else if (!pair || typeof pair !== 'object' || !('key' in pair)) {
            // In TypeScript, this never happens.
            _pair = new Pair.Pair(pair, pair?.value);
        }
        else
            _pair = new Pair.Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
            if (!overwrite)
                throw new Error(`Key ${_pair.key} already set`);
            // For scalars, keep the old node & its comments and anchors
            if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value))
                prev.value.value = _pair.value;
            else
                prev.value = _pair.value;
        }
        else if (sortEntries) {
            const i = this.items.findIndex(item => sortEntries(_pair, item) < 0);
            if (i === -1)
                this.items.push(_pair);
            else
                this.items.splice(i, 0, _pair);
        }
        else {
            this.items.push(_pair);
        }
    }
    delete(key) {
        const it = findPair(this.items, key);
        if (!it)
            return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
    }
    get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? undefined;
    }
    has(key) {
        return !!findPair(this.items, key);
    }
    set(key, value) {
        this.add(new Pair.Pair(key, value), true);
    }
    /**
     * @param ctx - Conversion context, originally set in Document#toJS()
     * @param {Class} Type - If set, forces the returned collection type
     * @returns Instance of Type, Map, or Object
     */
    toJSON(_, ctx, Type) {
        const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
        if (ctx?.onCreate)
            ctx.onCreate(map);
        for (const item of this.items)
            addPairToJSMap.addPairToJSMap(ctx, map, item);
        return map;
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        for (const item of this.items) {
            if (!identity.isPair(item))
                throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
            ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection.stringifyCollection(this, ctx, {
            blockItemPrefix: '',
            flowChars: { start: '{', end: '}' },
            itemIndent: ctx.indent || '',
            onChompKeep,
            onComment
        });
    }
}

exports.YAMLMap = YAMLMap;
exports.findPair = findPair;


/***/ }),

/***/ 2223:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(2404);
var stringifyCollection = __nccwpck_require__(1212);
var Collection = __nccwpck_require__(101);
var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var toJS = __nccwpck_require__(4043);

class YAMLSeq extends Collection.Collection {
    static get tagName() {
        return 'tag:yaml.org,2002:seq';
    }
    constructor(schema) {
        super(identity.SEQ, schema);
        this.items = [];
    }
    add(value) {
        this.items.push(value);
    }
    /**
     * Removes a value from the collection.
     *
     * `key` must contain a representation of an integer for this to succeed.
     * It may be wrapped in a `Scalar`.
     *
     * @returns `true` if the item was found and removed.
     */
    delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
    }
    get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            return undefined;
        const it = this.items[idx];
        return !keepScalar && identity.isScalar(it) ? it.value : it;
    }
    /**
     * Checks if the collection includes a value with the key `key`.
     *
     * `key` must contain a representation of an integer for this to succeed.
     * It may be wrapped in a `Scalar`.
     */
    has(key) {
        const idx = asItemIndex(key);
        return typeof idx === 'number' && idx < this.items.length;
    }
    /**
     * Sets a value in this collection. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     *
     * If `key` does not contain a representation of an integer, this will throw.
     * It may be wrapped in a `Scalar`.
     */
    set(key, value) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (identity.isScalar(prev) && Scalar.isScalarValue(value))
            prev.value = value;
        else
            this.items[idx] = value;
    }
    toJSON(_, ctx) {
        const seq = [];
        if (ctx?.onCreate)
            ctx.onCreate(seq);
        let i = 0;
        for (const item of this.items)
            seq.push(toJS.toJS(item, String(i++), ctx));
        return seq;
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        return stringifyCollection.stringifyCollection(this, ctx, {
            blockItemPrefix: '- ',
            flowChars: { start: '[', end: ']' },
            itemIndent: (ctx.indent || '') + '  ',
            onChompKeep,
            onComment
        });
    }
    static from(schema, obj, ctx) {
        const { replacer } = ctx;
        const seq = new this(schema);
        if (obj && Symbol.iterator in Object(obj)) {
            let i = 0;
            for (let it of obj) {
                if (typeof replacer === 'function') {
                    const key = obj instanceof Set ? it : String(i++);
                    it = replacer.call(obj, key, it);
                }
                seq.items.push(createNode.createNode(it, undefined, ctx));
            }
        }
        return seq;
    }
}
function asItemIndex(key) {
    let idx = identity.isScalar(key) ? key.value : key;
    if (idx && typeof idx === 'string')
        idx = Number(idx);
    return typeof idx === 'number' && Number.isInteger(idx) && idx >= 0
        ? idx
        : null;
}

exports.YAMLSeq = YAMLSeq;


/***/ }),

/***/ 7104:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var log = __nccwpck_require__(7249);
var merge = __nccwpck_require__(452);
var stringify = __nccwpck_require__(2148);
var identity = __nccwpck_require__(1127);
var toJS = __nccwpck_require__(4043);

function addPairToJSMap(ctx, map, { key, value }) {
    if (identity.isNode(key) && key.addToJSMap)
        key.addToJSMap(ctx, map, value);
    // TODO: Should drop this special case for bare << handling
    else if (merge.isMergeKey(ctx, key))
        merge.addMergeToJSMap(ctx, map, value);
    else {
        const jsKey = toJS.toJS(key, '', ctx);
        if (map instanceof Map) {
            map.set(jsKey, toJS.toJS(value, jsKey, ctx));
        }
        else if (map instanceof Set) {
            map.add(jsKey);
        }
        else {
            const stringKey = stringifyKey(key, jsKey, ctx);
            const jsValue = toJS.toJS(value, stringKey, ctx);
            if (stringKey in map)
                Object.defineProperty(map, stringKey, {
                    value: jsValue,
                    writable: true,
                    enumerable: true,
                    configurable: true
                });
            else
                map[stringKey] = jsValue;
        }
    }
    return map;
}
function stringifyKey(key, jsKey, ctx) {
    if (jsKey === null)
        return '';
    // eslint-disable-next-line @typescript-eslint/no-base-to-string
    if (typeof jsKey !== 'object')
        return String(jsKey);
    if (identity.isNode(key) && ctx?.doc) {
        const strCtx = stringify.createStringifyContext(ctx.doc, {});
        strCtx.anchors = new Set();
        for (const node of ctx.anchors.keys())
            strCtx.anchors.add(node.anchor);
        strCtx.inFlow = true;
        strCtx.inStringifyKey = true;
        const strKey = key.toString(strCtx);
        if (!ctx.mapKeyWarned) {
            let jsonStr = JSON.stringify(strKey);
            if (jsonStr.length > 40)
                jsonStr = jsonStr.substring(0, 36) + '..."';
            log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
            ctx.mapKeyWarned = true;
        }
        return strKey;
    }
    return JSON.stringify(jsKey);
}

exports.addPairToJSMap = addPairToJSMap;


/***/ }),

/***/ 1127:
/***/ ((__unused_webpack_module, exports) => {



const ALIAS = Symbol.for('yaml.alias');
const DOC = Symbol.for('yaml.document');
const MAP = Symbol.for('yaml.map');
const PAIR = Symbol.for('yaml.pair');
const SCALAR = Symbol.for('yaml.scalar');
const SEQ = Symbol.for('yaml.seq');
const NODE_TYPE = Symbol.for('yaml.node.type');
const isAlias = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === ALIAS;
const isDocument = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === DOC;
const isMap = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === MAP;
const isPair = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === PAIR;
const isScalar = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === SCALAR;
const isSeq = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === SEQ;
function isCollection(node) {
    if (node && typeof node === 'object')
        switch (node[NODE_TYPE]) {
            case MAP:
            case SEQ:
                return true;
        }
    return false;
}
function isNode(node) {
    if (node && typeof node === 'object')
        switch (node[NODE_TYPE]) {
            case ALIAS:
            case MAP:
            case SCALAR:
            case SEQ:
                return true;
        }
    return false;
}
const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

exports.ALIAS = ALIAS;
exports.DOC = DOC;
exports.MAP = MAP;
exports.NODE_TYPE = NODE_TYPE;
exports.PAIR = PAIR;
exports.SCALAR = SCALAR;
exports.SEQ = SEQ;
exports.hasAnchor = hasAnchor;
exports.isAlias = isAlias;
exports.isCollection = isCollection;
exports.isDocument = isDocument;
exports.isMap = isMap;
exports.isNode = isNode;
exports.isPair = isPair;
exports.isScalar = isScalar;
exports.isSeq = isSeq;


/***/ }),

/***/ 4043:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);

/**
 * Recursively convert any node or its contents to native JavaScript
 *
 * @param value - The input value
 * @param arg - If `value` defines a `toJSON()` method, use this
 *   as its first argument
 * @param ctx - Conversion context, originally set in Document#toJS(). If
 *   `{ keep: true }` is not set, output should be suitable for JSON
 *   stringification.
 */
function toJS(value, arg, ctx) {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-return
    if (Array.isArray(value))
        return value.map((v, i) => toJS(v, String(i), ctx));
    if (value && typeof value.toJSON === 'function') {
        // eslint-disable-next-line @typescript-eslint/no-unsafe-call
        if (!ctx || !identity.hasAnchor(value))
            return value.toJSON(arg, ctx);
        const data = { aliasCount: 0, count: 1, res: undefined };
        ctx.anchors.set(value, data);
        ctx.onCreate = res => {
            data.res = res;
            delete ctx.onCreate;
        };
        const res = value.toJSON(arg, ctx);
        if (ctx.onCreate)
            ctx.onCreate(res);
        return res;
    }
    if (typeof value === 'bigint' && !ctx?.keep)
        return Number(value);
    return value;
}

exports.toJS = toJS;


/***/ }),

/***/ 110:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var resolveBlockScalar = __nccwpck_require__(8913);
var resolveFlowScalar = __nccwpck_require__(6842);
var errors = __nccwpck_require__(1464);
var stringifyString = __nccwpck_require__(3069);

function resolveAsScalar(token, strict = true, onError) {
    if (token) {
        const _onError = (pos, code, message) => {
            const offset = typeof pos === 'number' ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
            if (onError)
                onError(offset, code, message);
            else
                throw new errors.YAMLParseError([offset, offset + 1], code, message);
        };
        switch (token.type) {
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
            case 'block-scalar':
                return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
        }
    }
    return null;
}
/**
 * Create a new scalar token with `value`
 *
 * Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
 * as this function does not support any schema operations and won't check for such conflicts.
 *
 * @param value The string representation of the value, which will have its content properly indented.
 * @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
 * @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
 * @param context.indent The indent level of the token.
 * @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
 * @param context.offset The offset position of the token.
 * @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
 */
function createScalarToken(value, context) {
    const { implicitKey = false, indent, inFlow = false, offset = -1, type = 'PLAIN' } = context;
    const source = stringifyString.stringifyString({ type, value }, {
        implicitKey,
        indent: indent > 0 ? ' '.repeat(indent) : '',
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
    });
    const end = context.end ?? [
        { type: 'newline', offset: -1, indent, source: '\n' }
    ];
    switch (source[0]) {
        case '|':
        case '>': {
            const he = source.indexOf('\n');
            const head = source.substring(0, he);
            const body = source.substring(he + 1) + '\n';
            const props = [
                { type: 'block-scalar-header', offset, indent, source: head }
            ];
            if (!addEndtoBlockProps(props, end))
                props.push({ type: 'newline', offset: -1, indent, source: '\n' });
            return { type: 'block-scalar', offset, indent, props, source: body };
        }
        case '"':
            return { type: 'double-quoted-scalar', offset, indent, source, end };
        case "'":
            return { type: 'single-quoted-scalar', offset, indent, source, end };
        default:
            return { type: 'scalar', offset, indent, source, end };
    }
}
/**
 * Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
 *
 * Best efforts are made to retain any comments previously associated with the `token`,
 * though all contents within a collection's `items` will be overwritten.
 *
 * Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
 * as this function does not support any schema operations and won't check for such conflicts.
 *
 * @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
 * @param value The string representation of the value, which will have its content properly indented.
 * @param context.afterKey In most cases, values after a key should have an additional level of indentation.
 * @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
 * @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
 * @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
 */
function setScalarValue(token, value, context = {}) {
    let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
    let indent = 'indent' in token ? token.indent : null;
    if (afterKey && typeof indent === 'number')
        indent += 2;
    if (!type)
        switch (token.type) {
            case 'single-quoted-scalar':
                type = 'QUOTE_SINGLE';
                break;
            case 'double-quoted-scalar':
                type = 'QUOTE_DOUBLE';
                break;
            case 'block-scalar': {
                const header = token.props[0];
                if (header.type !== 'block-scalar-header')
                    throw new Error('Invalid block scalar header');
                type = header.source[0] === '>' ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL';
                break;
            }
            default:
                type = 'PLAIN';
        }
    const source = stringifyString.stringifyString({ type, value }, {
        implicitKey: implicitKey || indent === null,
        indent: indent !== null && indent > 0 ? ' '.repeat(indent) : '',
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
    });
    switch (source[0]) {
        case '|':
        case '>':
            setBlockScalarValue(token, source);
            break;
        case '"':
            setFlowScalarValue(token, source, 'double-quoted-scalar');
            break;
        case "'":
            setFlowScalarValue(token, source, 'single-quoted-scalar');
            break;
        default:
            setFlowScalarValue(token, source, 'scalar');
    }
}
function setBlockScalarValue(token, source) {
    const he = source.indexOf('\n');
    const head = source.substring(0, he);
    const body = source.substring(he + 1) + '\n';
    if (token.type === 'block-scalar') {
        const header = token.props[0];
        if (header.type !== 'block-scalar-header')
            throw new Error('Invalid block scalar header');
        header.source = head;
        token.source = body;
    }
    else {
        const { offset } = token;
        const indent = 'indent' in token ? token.indent : -1;
        const props = [
            { type: 'block-scalar-header', offset, indent, source: head }
        ];
        if (!addEndtoBlockProps(props, 'end' in token ? token.end : undefined))
            props.push({ type: 'newline', offset: -1, indent, source: '\n' });
        for (const key of Object.keys(token))
            if (key !== 'type' && key !== 'offset')
                delete token[key];
        Object.assign(token, { type: 'block-scalar', indent, props, source: body });
    }
}
/** @returns `true` if last token is a newline */
function addEndtoBlockProps(props, end) {
    if (end)
        for (const st of end)
            switch (st.type) {
                case 'space':
                case 'comment':
                    props.push(st);
                    break;
                case 'newline':
                    props.push(st);
                    return true;
            }
    return false;
}
function setFlowScalarValue(token, source, type) {
    switch (token.type) {
        case 'scalar':
        case 'double-quoted-scalar':
        case 'single-quoted-scalar':
            token.type = type;
            token.source = source;
            break;
        case 'block-scalar': {
            const end = token.props.slice(1);
            let oa = source.length;
            if (token.props[0].type === 'block-scalar-header')
                oa -= token.props[0].source.length;
            for (const tok of end)
                tok.offset += oa;
            delete token.props;
            Object.assign(token, { type, source, end });
            break;
        }
        case 'block-map':
        case 'block-seq': {
            const offset = token.offset + source.length;
            const nl = { type: 'newline', offset, indent: token.indent, source: '\n' };
            delete token.items;
            Object.assign(token, { type, source, end: [nl] });
            break;
        }
        default: {
            const indent = 'indent' in token ? token.indent : -1;
            const end = 'end' in token && Array.isArray(token.end)
                ? token.end.filter(st => st.type === 'space' ||
                    st.type === 'comment' ||
                    st.type === 'newline')
                : [];
            for (const key of Object.keys(token))
                if (key !== 'type' && key !== 'offset')
                    delete token[key];
            Object.assign(token, { type, indent, source, end });
        }
    }
}

exports.createScalarToken = createScalarToken;
exports.resolveAsScalar = resolveAsScalar;
exports.setScalarValue = setScalarValue;


/***/ }),

/***/ 1733:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Stringify a CST document, token, or collection item
 *
 * Fair warning: This applies no validation whatsoever, and
 * simply concatenates the sources in their logical order.
 */
const stringify = (cst) => 'type' in cst ? stringifyToken(cst) : stringifyItem(cst);
function stringifyToken(token) {
    switch (token.type) {
        case 'block-scalar': {
            let res = '';
            for (const tok of token.props)
                res += stringifyToken(tok);
            return res + token.source;
        }
        case 'block-map':
        case 'block-seq': {
            let res = '';
            for (const item of token.items)
                res += stringifyItem(item);
            return res;
        }
        case 'flow-collection': {
            let res = token.start.source;
            for (const item of token.items)
                res += stringifyItem(item);
            for (const st of token.end)
                res += st.source;
            return res;
        }
        case 'document': {
            let res = stringifyItem(token);
            if (token.end)
                for (const st of token.end)
                    res += st.source;
            return res;
        }
        default: {
            let res = token.source;
            if ('end' in token && token.end)
                for (const st of token.end)
                    res += st.source;
            return res;
        }
    }
}
function stringifyItem({ start, key, sep, value }) {
    let res = '';
    for (const st of start)
        res += st.source;
    if (key)
        res += stringifyToken(key);
    if (sep)
        for (const st of sep)
            res += st.source;
    if (value)
        res += stringifyToken(value);
    return res;
}

exports.stringify = stringify;


/***/ }),

/***/ 7715:
/***/ ((__unused_webpack_module, exports) => {



const BREAK = Symbol('break visit');
const SKIP = Symbol('skip children');
const REMOVE = Symbol('remove item');
/**
 * Apply a visitor to a CST document or item.
 *
 * Walks through the tree (depth-first) starting from the root, calling a
 * `visitor` function with two arguments when entering each item:
 *   - `item`: The current item, which included the following members:
 *     - `start: SourceToken[]` – Source tokens before the key or value,
 *       possibly including its anchor or tag.
 *     - `key?: Token | null` – Set for pair values. May then be `null`, if
 *       the key before the `:` separator is empty.
 *     - `sep?: SourceToken[]` – Source tokens between the key and the value,
 *       which should include the `:` map value indicator if `value` is set.
 *     - `value?: Token` – The value of a sequence item, or of a map pair.
 *   - `path`: The steps from the root to the current node, as an array of
 *     `['key' | 'value', number]` tuples.
 *
 * The return value of the visitor may be used to control the traversal:
 *   - `undefined` (default): Do nothing and continue
 *   - `visit.SKIP`: Do not visit the children of this token, continue with
 *      next sibling
 *   - `visit.BREAK`: Terminate traversal completely
 *   - `visit.REMOVE`: Remove the current item, then continue with the next one
 *   - `number`: Set the index of the next step. This is useful especially if
 *     the index of the current token has changed.
 *   - `function`: Define the next visitor for this item. After the original
 *     visitor is called on item entry, next visitors are called after handling
 *     a non-empty `key` and when exiting the item.
 */
function visit(cst, visitor) {
    if ('type' in cst && cst.type === 'document')
        cst = { start: cst.start, value: cst.value };
    _visit(Object.freeze([]), cst, visitor);
}
// Without the `as symbol` casts, TS declares these in the `visit`
// namespace using `var`, but then complains about that because
// `unique symbol` must be `const`.
/** Terminate visit traversal completely */
visit.BREAK = BREAK;
/** Do not visit the children of the current item */
visit.SKIP = SKIP;
/** Remove the current item */
visit.REMOVE = REMOVE;
/** Find the item at `path` from `cst` as the root */
visit.itemAtPath = (cst, path) => {
    let item = cst;
    for (const [field, index] of path) {
        const tok = item?.[field];
        if (tok && 'items' in tok) {
            item = tok.items[index];
        }
        else
            return undefined;
    }
    return item;
};
/**
 * Get the immediate parent collection of the item at `path` from `cst` as the root.
 *
 * Throws an error if the collection is not found, which should never happen if the item itself exists.
 */
visit.parentCollection = (cst, path) => {
    const parent = visit.itemAtPath(cst, path.slice(0, -1));
    const field = path[path.length - 1][0];
    const coll = parent?.[field];
    if (coll && 'items' in coll)
        return coll;
    throw new Error('Parent collection not found');
};
function _visit(path, item, visitor) {
    let ctrl = visitor(item, path);
    if (typeof ctrl === 'symbol')
        return ctrl;
    for (const field of ['key', 'value']) {
        const token = item[field];
        if (token && 'items' in token) {
            for (let i = 0; i < token.items.length; ++i) {
                const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    token.items.splice(i, 1);
                    i -= 1;
                }
            }
            if (typeof ctrl === 'function' && field === 'key')
                ctrl = ctrl(item, path);
        }
    }
    return typeof ctrl === 'function' ? ctrl(item, path) : ctrl;
}

exports.visit = visit;


/***/ }),

/***/ 3461:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var cstScalar = __nccwpck_require__(110);
var cstStringify = __nccwpck_require__(1733);
var cstVisit = __nccwpck_require__(7715);

/** The byte order mark */
const BOM = '\u{FEFF}';
/** Start of doc-mode */
const DOCUMENT = '\x02'; // C0: Start of Text
/** Unexpected end of flow-mode */
const FLOW_END = '\x18'; // C0: Cancel
/** Next token is a scalar value */
const SCALAR = '\x1f'; // C0: Unit Separator
/** @returns `true` if `token` is a flow or block collection */
const isCollection = (token) => !!token && 'items' in token;
/** @returns `true` if `token` is a flow or block scalar; not an alias */
const isScalar = (token) => !!token &&
    (token.type === 'scalar' ||
        token.type === 'single-quoted-scalar' ||
        token.type === 'double-quoted-scalar' ||
        token.type === 'block-scalar');
/* istanbul ignore next */
/** Get a printable representation of a lexer token */
function prettyToken(token) {
    switch (token) {
        case BOM:
            return '<BOM>';
        case DOCUMENT:
            return '<DOC>';
        case FLOW_END:
            return '<FLOW_END>';
        case SCALAR:
            return '<SCALAR>';
        default:
            return JSON.stringify(token);
    }
}
/** Identify the type of a lexer token. May return `null` for unknown tokens. */
function tokenType(source) {
    switch (source) {
        case BOM:
            return 'byte-order-mark';
        case DOCUMENT:
            return 'doc-mode';
        case FLOW_END:
            return 'flow-error-end';
        case SCALAR:
            return 'scalar';
        case '---':
            return 'doc-start';
        case '...':
            return 'doc-end';
        case '':
        case '\n':
        case '\r\n':
            return 'newline';
        case '-':
            return 'seq-item-ind';
        case '?':
            return 'explicit-key-ind';
        case ':':
            return 'map-value-ind';
        case '{':
            return 'flow-map-start';
        case '}':
            return 'flow-map-end';
        case '[':
            return 'flow-seq-start';
        case ']':
            return 'flow-seq-end';
        case ',':
            return 'comma';
    }
    switch (source[0]) {
        case ' ':
        case '\t':
            return 'space';
        case '#':
            return 'comment';
        case '%':
            return 'directive-line';
        case '*':
            return 'alias';
        case '&':
            return 'anchor';
        case '!':
            return 'tag';
        case "'":
            return 'single-quoted-scalar';
        case '"':
            return 'double-quoted-scalar';
        case '|':
        case '>':
            return 'block-scalar-header';
    }
    return null;
}

exports.createScalarToken = cstScalar.createScalarToken;
exports.resolveAsScalar = cstScalar.resolveAsScalar;
exports.setScalarValue = cstScalar.setScalarValue;
exports.stringify = cstStringify.stringify;
exports.visit = cstVisit.visit;
exports.BOM = BOM;
exports.DOCUMENT = DOCUMENT;
exports.FLOW_END = FLOW_END;
exports.SCALAR = SCALAR;
exports.isCollection = isCollection;
exports.isScalar = isScalar;
exports.prettyToken = prettyToken;
exports.tokenType = tokenType;


/***/ }),

/***/ 361:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var cst = __nccwpck_require__(3461);

/*
START -> stream

stream
  directive -> line-end -> stream
  indent + line-end -> stream
  [else] -> line-start

line-end
  comment -> line-end
  newline -> .
  input-end -> END

line-start
  doc-start -> doc
  doc-end -> stream
  [else] -> indent -> block-start

block-start
  seq-item-start -> block-start
  explicit-key-start -> block-start
  map-value-start -> block-start
  [else] -> doc

doc
  line-end -> line-start
  spaces -> doc
  anchor -> doc
  tag -> doc
  flow-start -> flow -> doc
  flow-end -> error -> doc
  seq-item-start -> error -> doc
  explicit-key-start -> error -> doc
  map-value-start -> doc
  alias -> doc
  quote-start -> quoted-scalar -> doc
  block-scalar-header -> line-end -> block-scalar(min) -> line-start
  [else] -> plain-scalar(false, min) -> doc

flow
  line-end -> flow
  spaces -> flow
  anchor -> flow
  tag -> flow
  flow-start -> flow -> flow
  flow-end -> .
  seq-item-start -> error -> flow
  explicit-key-start -> flow
  map-value-start -> flow
  alias -> flow
  quote-start -> quoted-scalar -> flow
  comma -> flow
  [else] -> plain-scalar(true, 0) -> flow

quoted-scalar
  quote-end -> .
  [else] -> quoted-scalar

block-scalar(min)
  newline + peek(indent < min) -> .
  [else] -> block-scalar(min)

plain-scalar(is-flow, min)
  scalar-end(is-flow) -> .
  peek(newline + (indent < min)) -> .
  [else] -> plain-scalar(min)
*/
function isEmpty(ch) {
    switch (ch) {
        case undefined:
        case ' ':
        case '\n':
        case '\r':
        case '\t':
            return true;
        default:
            return false;
    }
}
const hexDigits = new Set('0123456789ABCDEFabcdef');
const tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const flowIndicatorChars = new Set(',[]{}');
const invalidAnchorChars = new Set(' ,[]{}\n\r\t');
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
/**
 * Splits an input string into lexical tokens, i.e. smaller strings that are
 * easily identifiable by `tokens.tokenType()`.
 *
 * Lexing starts always in a "stream" context. Incomplete input may be buffered
 * until a complete token can be emitted.
 *
 * In addition to slices of the original input, the following control characters
 * may also be emitted:
 *
 * - `\x02` (Start of Text): A document starts with the next token
 * - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
 * - `\x1f` (Unit Separator): Next token is a scalar value
 * - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
 */
class Lexer {
    constructor() {
        /**
         * Flag indicating whether the end of the current buffer marks the end of
         * all input
         */
        this.atEnd = false;
        /**
         * Explicit indent set in block scalar header, as an offset from the current
         * minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
         * explicitly set.
         */
        this.blockScalarIndent = -1;
        /**
         * Block scalars that include a + (keep) chomping indicator in their header
         * include trailing empty lines, which are otherwise excluded from the
         * scalar's contents.
         */
        this.blockScalarKeep = false;
        /** Current input */
        this.buffer = '';
        /**
         * Flag noting whether the map value indicator : can immediately follow this
         * node within a flow context.
         */
        this.flowKey = false;
        /** Count of surrounding flow collection levels. */
        this.flowLevel = 0;
        /**
         * Minimum level of indentation required for next lines to be parsed as a
         * part of the current scalar value.
         */
        this.indentNext = 0;
        /** Indentation level of the current line. */
        this.indentValue = 0;
        /** Position of the next \n character. */
        this.lineEndPos = null;
        /** Stores the state of the lexer if reaching the end of incpomplete input */
        this.next = null;
        /** A pointer to `buffer`; the current position of the lexer. */
        this.pos = 0;
    }
    /**
     * Generate YAML tokens from the `source` string. If `incomplete`,
     * a part of the last line may be left as a buffer for the next call.
     *
     * @returns A generator of lexical tokens
     */
    *lex(source, incomplete = false) {
        if (source) {
            if (typeof source !== 'string')
                throw TypeError('source is not a string');
            this.buffer = this.buffer ? this.buffer + source : source;
            this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? 'stream';
        while (next && (incomplete || this.hasChars(1)))
            next = yield* this.parseNext(next);
    }
    atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === ' ' || ch === '\t')
            ch = this.buffer[++i];
        if (!ch || ch === '#' || ch === '\n')
            return true;
        if (ch === '\r')
            return this.buffer[i + 1] === '\n';
        return false;
    }
    charAt(n) {
        return this.buffer[this.pos + n];
    }
    continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
            let indent = 0;
            while (ch === ' ')
                ch = this.buffer[++indent + offset];
            if (ch === '\r') {
                const next = this.buffer[indent + offset + 1];
                if (next === '\n' || (!next && !this.atEnd))
                    return offset + indent + 1;
            }
            return ch === '\n' || indent >= this.indentNext || (!ch && !this.atEnd)
                ? offset + indent
                : -1;
        }
        if (ch === '-' || ch === '.') {
            const dt = this.buffer.substr(offset, 3);
            if ((dt === '---' || dt === '...') && isEmpty(this.buffer[offset + 3]))
                return -1;
        }
        return offset;
    }
    getLine() {
        let end = this.lineEndPos;
        if (typeof end !== 'number' || (end !== -1 && end < this.pos)) {
            end = this.buffer.indexOf('\n', this.pos);
            this.lineEndPos = end;
        }
        if (end === -1)
            return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end - 1] === '\r')
            end -= 1;
        return this.buffer.substring(this.pos, end);
    }
    hasChars(n) {
        return this.pos + n <= this.buffer.length;
    }
    setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
    }
    peek(n) {
        return this.buffer.substr(this.pos, n);
    }
    *parseNext(next) {
        switch (next) {
            case 'stream':
                return yield* this.parseStream();
            case 'line-start':
                return yield* this.parseLineStart();
            case 'block-start':
                return yield* this.parseBlockStart();
            case 'doc':
                return yield* this.parseDocument();
            case 'flow':
                return yield* this.parseFlowCollection();
            case 'quoted-scalar':
                return yield* this.parseQuotedScalar();
            case 'block-scalar':
                return yield* this.parseBlockScalar();
            case 'plain-scalar':
                return yield* this.parsePlainScalar();
        }
    }
    *parseStream() {
        let line = this.getLine();
        if (line === null)
            return this.setNext('stream');
        if (line[0] === cst.BOM) {
            yield* this.pushCount(1);
            line = line.substring(1);
        }
        if (line[0] === '%') {
            let dirEnd = line.length;
            let cs = line.indexOf('#');
            while (cs !== -1) {
                const ch = line[cs - 1];
                if (ch === ' ' || ch === '\t') {
                    dirEnd = cs - 1;
                    break;
                }
                else {
                    cs = line.indexOf('#', cs + 1);
                }
            }
            while (true) {
                const ch = line[dirEnd - 1];
                if (ch === ' ' || ch === '\t')
                    dirEnd -= 1;
                else
                    break;
            }
            const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
            yield* this.pushCount(line.length - n); // possible comment
            this.pushNewline();
            return 'stream';
        }
        if (this.atLineEnd()) {
            const sp = yield* this.pushSpaces(true);
            yield* this.pushCount(line.length - sp);
            yield* this.pushNewline();
            return 'stream';
        }
        yield cst.DOCUMENT;
        return yield* this.parseLineStart();
    }
    *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
            return this.setNext('line-start');
        if (ch === '-' || ch === '.') {
            if (!this.atEnd && !this.hasChars(4))
                return this.setNext('line-start');
            const s = this.peek(3);
            if ((s === '---' || s === '...') && isEmpty(this.charAt(3))) {
                yield* this.pushCount(3);
                this.indentValue = 0;
                this.indentNext = 0;
                return s === '---' ? 'doc' : 'stream';
            }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
            this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
    }
    *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
            return this.setNext('block-start');
        if ((ch0 === '-' || ch0 === '?' || ch0 === ':') && isEmpty(ch1)) {
            const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
            this.indentNext = this.indentValue + 1;
            this.indentValue += n;
            return 'block-start';
        }
        return 'doc';
    }
    *parseDocument() {
        yield* this.pushSpaces(true);
        const line = this.getLine();
        if (line === null)
            return this.setNext('doc');
        let n = yield* this.pushIndicators();
        switch (line[n]) {
            case '#':
                yield* this.pushCount(line.length - n);
            // fallthrough
            case undefined:
                yield* this.pushNewline();
                return yield* this.parseLineStart();
            case '{':
            case '[':
                yield* this.pushCount(1);
                this.flowKey = false;
                this.flowLevel = 1;
                return 'flow';
            case '}':
            case ']':
                // this is an error
                yield* this.pushCount(1);
                return 'doc';
            case '*':
                yield* this.pushUntil(isNotAnchorChar);
                return 'doc';
            case '"':
            case "'":
                return yield* this.parseQuotedScalar();
            case '|':
            case '>':
                n += yield* this.parseBlockScalarHeader();
                n += yield* this.pushSpaces(true);
                yield* this.pushCount(line.length - n);
                yield* this.pushNewline();
                return yield* this.parseBlockScalar();
            default:
                return yield* this.parsePlainScalar();
        }
    }
    *parseFlowCollection() {
        let nl, sp;
        let indent = -1;
        do {
            nl = yield* this.pushNewline();
            if (nl > 0) {
                sp = yield* this.pushSpaces(false);
                this.indentValue = indent = sp;
            }
            else {
                sp = 0;
            }
            sp += yield* this.pushSpaces(true);
        } while (nl + sp > 0);
        const line = this.getLine();
        if (line === null)
            return this.setNext('flow');
        if ((indent !== -1 && indent < this.indentNext && line[0] !== '#') ||
            (indent === 0 &&
                (line.startsWith('---') || line.startsWith('...')) &&
                isEmpty(line[3]))) {
            // Allowing for the terminal ] or } at the same (rather than greater)
            // indent level as the initial [ or { is technically invalid, but
            // failing here would be surprising to users.
            const atFlowEndMarker = indent === this.indentNext - 1 &&
                this.flowLevel === 1 &&
                (line[0] === ']' || line[0] === '}');
            if (!atFlowEndMarker) {
                // this is an error
                this.flowLevel = 0;
                yield cst.FLOW_END;
                return yield* this.parseLineStart();
            }
        }
        let n = 0;
        while (line[n] === ',') {
            n += yield* this.pushCount(1);
            n += yield* this.pushSpaces(true);
            this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line[n]) {
            case undefined:
                return 'flow';
            case '#':
                yield* this.pushCount(line.length - n);
                return 'flow';
            case '{':
            case '[':
                yield* this.pushCount(1);
                this.flowKey = false;
                this.flowLevel += 1;
                return 'flow';
            case '}':
            case ']':
                yield* this.pushCount(1);
                this.flowKey = true;
                this.flowLevel -= 1;
                return this.flowLevel ? 'flow' : 'doc';
            case '*':
                yield* this.pushUntil(isNotAnchorChar);
                return 'flow';
            case '"':
            case "'":
                this.flowKey = true;
                return yield* this.parseQuotedScalar();
            case ':': {
                const next = this.charAt(1);
                if (this.flowKey || isEmpty(next) || next === ',') {
                    this.flowKey = false;
                    yield* this.pushCount(1);
                    yield* this.pushSpaces(true);
                    return 'flow';
                }
            }
            // fallthrough
            default:
                this.flowKey = false;
                return yield* this.parsePlainScalar();
        }
    }
    *parseQuotedScalar() {
        const quote = this.charAt(0);
        let end = this.buffer.indexOf(quote, this.pos + 1);
        if (quote === "'") {
            while (end !== -1 && this.buffer[end + 1] === "'")
                end = this.buffer.indexOf("'", end + 2);
        }
        else {
            // double-quote
            while (end !== -1) {
                let n = 0;
                while (this.buffer[end - 1 - n] === '\\')
                    n += 1;
                if (n % 2 === 0)
                    break;
                end = this.buffer.indexOf('"', end + 1);
            }
        }
        // Only looking for newlines within the quotes
        const qb = this.buffer.substring(0, end);
        let nl = qb.indexOf('\n', this.pos);
        if (nl !== -1) {
            while (nl !== -1) {
                const cs = this.continueScalar(nl + 1);
                if (cs === -1)
                    break;
                nl = qb.indexOf('\n', cs);
            }
            if (nl !== -1) {
                // this is an error caused by an unexpected unindent
                end = nl - (qb[nl - 1] === '\r' ? 2 : 1);
            }
        }
        if (end === -1) {
            if (!this.atEnd)
                return this.setNext('quoted-scalar');
            end = this.buffer.length;
        }
        yield* this.pushToIndex(end + 1, false);
        return this.flowLevel ? 'flow' : 'doc';
    }
    *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
            const ch = this.buffer[++i];
            if (ch === '+')
                this.blockScalarKeep = true;
            else if (ch > '0' && ch <= '9')
                this.blockScalarIndent = Number(ch) - 1;
            else if (ch !== '-')
                break;
        }
        return yield* this.pushUntil(ch => isEmpty(ch) || ch === '#');
    }
    *parseBlockScalar() {
        let nl = this.pos - 1; // may be -1 if this.pos === 0
        let indent = 0;
        let ch;
        loop: for (let i = this.pos; (ch = this.buffer[i]); ++i) {
            switch (ch) {
                case ' ':
                    indent += 1;
                    break;
                case '\n':
                    nl = i;
                    indent = 0;
                    break;
                case '\r': {
                    const next = this.buffer[i + 1];
                    if (!next && !this.atEnd)
                        return this.setNext('block-scalar');
                    if (next === '\n')
                        break;
                } // fallthrough
                default:
                    break loop;
            }
        }
        if (!ch && !this.atEnd)
            return this.setNext('block-scalar');
        if (indent >= this.indentNext) {
            if (this.blockScalarIndent === -1)
                this.indentNext = indent;
            else {
                this.indentNext =
                    this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
            }
            do {
                const cs = this.continueScalar(nl + 1);
                if (cs === -1)
                    break;
                nl = this.buffer.indexOf('\n', cs);
            } while (nl !== -1);
            if (nl === -1) {
                if (!this.atEnd)
                    return this.setNext('block-scalar');
                nl = this.buffer.length;
            }
        }
        // Trailing insufficiently indented tabs are invalid.
        // To catch that during parsing, we include them in the block scalar value.
        let i = nl + 1;
        ch = this.buffer[i];
        while (ch === ' ')
            ch = this.buffer[++i];
        if (ch === '\t') {
            while (ch === '\t' || ch === ' ' || ch === '\r' || ch === '\n')
                ch = this.buffer[++i];
            nl = i - 1;
        }
        else if (!this.blockScalarKeep) {
            do {
                let i = nl - 1;
                let ch = this.buffer[i];
                if (ch === '\r')
                    ch = this.buffer[--i];
                const lastChar = i; // Drop the line if last char not more indented
                while (ch === ' ')
                    ch = this.buffer[--i];
                if (ch === '\n' && i >= this.pos && i + 1 + indent > lastChar)
                    nl = i;
                else
                    break;
            } while (true);
        }
        yield cst.SCALAR;
        yield* this.pushToIndex(nl + 1, true);
        return yield* this.parseLineStart();
    }
    *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while ((ch = this.buffer[++i])) {
            if (ch === ':') {
                const next = this.buffer[i + 1];
                if (isEmpty(next) || (inFlow && flowIndicatorChars.has(next)))
                    break;
                end = i;
            }
            else if (isEmpty(ch)) {
                let next = this.buffer[i + 1];
                if (ch === '\r') {
                    if (next === '\n') {
                        i += 1;
                        ch = '\n';
                        next = this.buffer[i + 1];
                    }
                    else
                        end = i;
                }
                if (next === '#' || (inFlow && flowIndicatorChars.has(next)))
                    break;
                if (ch === '\n') {
                    const cs = this.continueScalar(i + 1);
                    if (cs === -1)
                        break;
                    i = Math.max(i, cs - 2); // to advance, but still account for ' #'
                }
            }
            else {
                if (inFlow && flowIndicatorChars.has(ch))
                    break;
                end = i;
            }
        }
        if (!ch && !this.atEnd)
            return this.setNext('plain-scalar');
        yield cst.SCALAR;
        yield* this.pushToIndex(end + 1, true);
        return inFlow ? 'flow' : 'doc';
    }
    *pushCount(n) {
        if (n > 0) {
            yield this.buffer.substr(this.pos, n);
            this.pos += n;
            return n;
        }
        return 0;
    }
    *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
            yield s;
            this.pos += s.length;
            return s.length;
        }
        else if (allowEmpty)
            yield '';
        return 0;
    }
    *pushIndicators() {
        let n = 0;
        loop: while (true) {
            switch (this.charAt(0)) {
                case '!':
                    n += yield* this.pushTag();
                    n += yield* this.pushSpaces(true);
                    continue loop;
                case '&':
                    n += yield* this.pushUntil(isNotAnchorChar);
                    n += yield* this.pushSpaces(true);
                    continue loop;
                case '-': // this is an error
                case '?': // this is an error outside flow collections
                case ':': {
                    const inFlow = this.flowLevel > 0;
                    const ch1 = this.charAt(1);
                    if (isEmpty(ch1) || (inFlow && flowIndicatorChars.has(ch1))) {
                        if (!inFlow)
                            this.indentNext = this.indentValue + 1;
                        else if (this.flowKey)
                            this.flowKey = false;
                        n += yield* this.pushCount(1);
                        n += yield* this.pushSpaces(true);
                        continue loop;
                    }
                }
            }
            break loop;
        }
        return n;
    }
    *pushTag() {
        if (this.charAt(1) === '<') {
            let i = this.pos + 2;
            let ch = this.buffer[i];
            while (!isEmpty(ch) && ch !== '>')
                ch = this.buffer[++i];
            return yield* this.pushToIndex(ch === '>' ? i + 1 : i, false);
        }
        else {
            let i = this.pos + 1;
            let ch = this.buffer[i];
            while (ch) {
                if (tagChars.has(ch))
                    ch = this.buffer[++i];
                else if (ch === '%' &&
                    hexDigits.has(this.buffer[i + 1]) &&
                    hexDigits.has(this.buffer[i + 2])) {
                    ch = this.buffer[(i += 3)];
                }
                else
                    break;
            }
            return yield* this.pushToIndex(i, false);
        }
    }
    *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === '\n')
            return yield* this.pushCount(1);
        else if (ch === '\r' && this.charAt(1) === '\n')
            return yield* this.pushCount(2);
        else
            return 0;
    }
    *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
            ch = this.buffer[++i];
        } while (ch === ' ' || (allowTabs && ch === '\t'));
        const n = i - this.pos;
        if (n > 0) {
            yield this.buffer.substr(this.pos, n);
            this.pos = i;
        }
        return n;
    }
    *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
            ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
    }
}

exports.Lexer = Lexer;


/***/ }),

/***/ 6628:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Tracks newlines during parsing in order to provide an efficient API for
 * determining the one-indexed `{ line, col }` position for any offset
 * within the input.
 */
class LineCounter {
    constructor() {
        this.lineStarts = [];
        /**
         * Should be called in ascending order. Otherwise, call
         * `lineCounter.lineStarts.sort()` before calling `linePos()`.
         */
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        /**
         * Performs a binary search and returns the 1-indexed { line, col }
         * position of `offset`. If `line === 0`, `addNewLine` has never been
         * called or `offset` is before the first known newline.
         */
        this.linePos = (offset) => {
            let low = 0;
            let high = this.lineStarts.length;
            while (low < high) {
                const mid = (low + high) >> 1; // Math.floor((low + high) / 2)
                if (this.lineStarts[mid] < offset)
                    low = mid + 1;
                else
                    high = mid;
            }
            if (this.lineStarts[low] === offset)
                return { line: low + 1, col: 1 };
            if (low === 0)
                return { line: 0, col: offset };
            const start = this.lineStarts[low - 1];
            return { line: low, col: offset - start + 1 };
        };
    }
}

exports.LineCounter = LineCounter;


/***/ }),

/***/ 3456:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);
var cst = __nccwpck_require__(3461);
var lexer = __nccwpck_require__(361);

function includesToken(list, type) {
    for (let i = 0; i < list.length; ++i)
        if (list[i].type === type)
            return true;
    return false;
}
function findNonEmptyIndex(list) {
    for (let i = 0; i < list.length; ++i) {
        switch (list[i].type) {
            case 'space':
            case 'comment':
            case 'newline':
                break;
            default:
                return i;
        }
    }
    return -1;
}
function isFlowToken(token) {
    switch (token?.type) {
        case 'alias':
        case 'scalar':
        case 'single-quoted-scalar':
        case 'double-quoted-scalar':
        case 'flow-collection':
            return true;
        default:
            return false;
    }
}
function getPrevProps(parent) {
    switch (parent.type) {
        case 'document':
            return parent.start;
        case 'block-map': {
            const it = parent.items[parent.items.length - 1];
            return it.sep ?? it.start;
        }
        case 'block-seq':
            return parent.items[parent.items.length - 1].start;
        /* istanbul ignore next should not happen */
        default:
            return [];
    }
}
/** Note: May modify input array */
function getFirstKeyStartProps(prev) {
    if (prev.length === 0)
        return [];
    let i = prev.length;
    loop: while (--i >= 0) {
        switch (prev[i].type) {
            case 'doc-start':
            case 'explicit-key-ind':
            case 'map-value-ind':
            case 'seq-item-ind':
            case 'newline':
                break loop;
        }
    }
    while (prev[++i]?.type === 'space') {
        /* loop */
    }
    return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
    // May exhaust call stack with large `source` array
    if (source.length < 1e5)
        Array.prototype.push.apply(target, source);
    else
        for (let i = 0; i < source.length; ++i)
            target.push(source[i]);
}
function fixFlowSeqItems(fc) {
    if (fc.start.type === 'flow-seq-start') {
        for (const it of fc.items) {
            if (it.sep &&
                !it.value &&
                !includesToken(it.start, 'explicit-key-ind') &&
                !includesToken(it.sep, 'map-value-ind')) {
                if (it.key)
                    it.value = it.key;
                delete it.key;
                if (isFlowToken(it.value)) {
                    if (it.value.end)
                        arrayPushArray(it.value.end, it.sep);
                    else
                        it.value.end = it.sep;
                }
                else
                    arrayPushArray(it.start, it.sep);
                delete it.sep;
            }
        }
    }
}
/**
 * A YAML concrete syntax tree (CST) parser
 *
 * ```ts
 * const src: string = ...
 * for (const token of new Parser().parse(src)) {
 *   // token: Token
 * }
 * ```
 *
 * To use the parser with a user-provided lexer:
 *
 * ```ts
 * function* parse(source: string, lexer: Lexer) {
 *   const parser = new Parser()
 *   for (const lexeme of lexer.lex(source))
 *     yield* parser.next(lexeme)
 *   yield* parser.end()
 * }
 *
 * const src: string = ...
 * const lexer = new Lexer()
 * for (const token of parse(src, lexer)) {
 *   // token: Token
 * }
 * ```
 */
class Parser {
    /**
     * @param onNewLine - If defined, called separately with the start position of
     *   each new line (in `parse()`, including the start of input).
     */
    constructor(onNewLine) {
        /** If true, space and sequence indicators count as indentation */
        this.atNewLine = true;
        /** If true, next token is a scalar value */
        this.atScalar = false;
        /** Current indentation level */
        this.indent = 0;
        /** Current offset since the start of parsing */
        this.offset = 0;
        /** On the same line with a block map key */
        this.onKeyLine = false;
        /** Top indicates the node that's currently being built */
        this.stack = [];
        /** The source of the current token, set in parse() */
        this.source = '';
        /** The type of the current token, set in parse() */
        this.type = '';
        // Must be defined after `next()`
        this.lexer = new lexer.Lexer();
        this.onNewLine = onNewLine;
    }
    /**
     * Parse `source` as a YAML stream.
     * If `incomplete`, a part of the last line may be left as a buffer for the next call.
     *
     * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
     *
     * @returns A generator of tokens representing each directive, document, and other structure.
     */
    *parse(source, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
            this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source, incomplete))
            yield* this.next(lexeme);
        if (!incomplete)
            yield* this.end();
    }
    /**
     * Advance the parser by the `source` of one lexical token.
     */
    *next(source) {
        this.source = source;
        if (node_process.env.LOG_TOKENS)
            console.log('|', cst.prettyToken(source));
        if (this.atScalar) {
            this.atScalar = false;
            yield* this.step();
            this.offset += source.length;
            return;
        }
        const type = cst.tokenType(source);
        if (!type) {
            const message = `Not a YAML token: ${source}`;
            yield* this.pop({ type: 'error', offset: this.offset, message, source });
            this.offset += source.length;
        }
        else if (type === 'scalar') {
            this.atNewLine = false;
            this.atScalar = true;
            this.type = 'scalar';
        }
        else {
            this.type = type;
            yield* this.step();
            switch (type) {
                case 'newline':
                    this.atNewLine = true;
                    this.indent = 0;
                    if (this.onNewLine)
                        this.onNewLine(this.offset + source.length);
                    break;
                case 'space':
                    if (this.atNewLine && source[0] === ' ')
                        this.indent += source.length;
                    break;
                case 'explicit-key-ind':
                case 'map-value-ind':
                case 'seq-item-ind':
                    if (this.atNewLine)
                        this.indent += source.length;
                    break;
                case 'doc-mode':
                case 'flow-error-end':
                    return;
                default:
                    this.atNewLine = false;
            }
            this.offset += source.length;
        }
    }
    /** Call at end of input to push out any remaining constructions */
    *end() {
        while (this.stack.length > 0)
            yield* this.pop();
    }
    get sourceToken() {
        const st = {
            type: this.type,
            offset: this.offset,
            indent: this.indent,
            source: this.source
        };
        return st;
    }
    *step() {
        const top = this.peek(1);
        if (this.type === 'doc-end' && top?.type !== 'doc-end') {
            while (this.stack.length > 0)
                yield* this.pop();
            this.stack.push({
                type: 'doc-end',
                offset: this.offset,
                source: this.source
            });
            return;
        }
        if (!top)
            return yield* this.stream();
        switch (top.type) {
            case 'document':
                return yield* this.document(top);
            case 'alias':
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return yield* this.scalar(top);
            case 'block-scalar':
                return yield* this.blockScalar(top);
            case 'block-map':
                return yield* this.blockMap(top);
            case 'block-seq':
                return yield* this.blockSequence(top);
            case 'flow-collection':
                return yield* this.flowCollection(top);
            case 'doc-end':
                return yield* this.documentEnd(top);
        }
        /* istanbul ignore next should not happen */
        yield* this.pop();
    }
    peek(n) {
        return this.stack[this.stack.length - n];
    }
    *pop(error) {
        const token = error ?? this.stack.pop();
        /* istanbul ignore if should not happen */
        if (!token) {
            const message = 'Tried to pop an empty stack';
            yield { type: 'error', offset: this.offset, source: '', message };
        }
        else if (this.stack.length === 0) {
            yield token;
        }
        else {
            const top = this.peek(1);
            if (token.type === 'block-scalar') {
                // Block scalars use their parent rather than header indent
                token.indent = 'indent' in top ? top.indent : 0;
            }
            else if (token.type === 'flow-collection' && top.type === 'document') {
                // Ignore all indent for top-level flow collections
                token.indent = 0;
            }
            if (token.type === 'flow-collection')
                fixFlowSeqItems(token);
            switch (top.type) {
                case 'document':
                    top.value = token;
                    break;
                case 'block-scalar':
                    top.props.push(token); // error
                    break;
                case 'block-map': {
                    const it = top.items[top.items.length - 1];
                    if (it.value) {
                        top.items.push({ start: [], key: token, sep: [] });
                        this.onKeyLine = true;
                        return;
                    }
                    else if (it.sep) {
                        it.value = token;
                    }
                    else {
                        Object.assign(it, { key: token, sep: [] });
                        this.onKeyLine = !it.explicitKey;
                        return;
                    }
                    break;
                }
                case 'block-seq': {
                    const it = top.items[top.items.length - 1];
                    if (it.value)
                        top.items.push({ start: [], value: token });
                    else
                        it.value = token;
                    break;
                }
                case 'flow-collection': {
                    const it = top.items[top.items.length - 1];
                    if (!it || it.value)
                        top.items.push({ start: [], key: token, sep: [] });
                    else if (it.sep)
                        it.value = token;
                    else
                        Object.assign(it, { key: token, sep: [] });
                    return;
                }
                /* istanbul ignore next should not happen */
                default:
                    yield* this.pop();
                    yield* this.pop(token);
            }
            if ((top.type === 'document' ||
                top.type === 'block-map' ||
                top.type === 'block-seq') &&
                (token.type === 'block-map' || token.type === 'block-seq')) {
                const last = token.items[token.items.length - 1];
                if (last &&
                    !last.sep &&
                    !last.value &&
                    last.start.length > 0 &&
                    findNonEmptyIndex(last.start) === -1 &&
                    (token.indent === 0 ||
                        last.start.every(st => st.type !== 'comment' || st.indent < token.indent))) {
                    if (top.type === 'document')
                        top.end = last.start;
                    else
                        top.items.push({ start: last.start });
                    token.items.splice(-1, 1);
                }
            }
        }
    }
    *stream() {
        switch (this.type) {
            case 'directive-line':
                yield { type: 'directive', offset: this.offset, source: this.source };
                return;
            case 'byte-order-mark':
            case 'space':
            case 'comment':
            case 'newline':
                yield this.sourceToken;
                return;
            case 'doc-mode':
            case 'doc-start': {
                const doc = {
                    type: 'document',
                    offset: this.offset,
                    start: []
                };
                if (this.type === 'doc-start')
                    doc.start.push(this.sourceToken);
                this.stack.push(doc);
                return;
            }
        }
        yield {
            type: 'error',
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML stream`,
            source: this.source
        };
    }
    *document(doc) {
        if (doc.value)
            return yield* this.lineEnd(doc);
        switch (this.type) {
            case 'doc-start': {
                if (findNonEmptyIndex(doc.start) !== -1) {
                    yield* this.pop();
                    yield* this.step();
                }
                else
                    doc.start.push(this.sourceToken);
                return;
            }
            case 'anchor':
            case 'tag':
            case 'space':
            case 'comment':
            case 'newline':
                doc.start.push(this.sourceToken);
                return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
            this.stack.push(bv);
        else {
            yield {
                type: 'error',
                offset: this.offset,
                message: `Unexpected ${this.type} token in YAML document`,
                source: this.source
            };
        }
    }
    *scalar(scalar) {
        if (this.type === 'map-value-ind') {
            const prev = getPrevProps(this.peek(2));
            const start = getFirstKeyStartProps(prev);
            let sep;
            if (scalar.end) {
                sep = scalar.end;
                sep.push(this.sourceToken);
                delete scalar.end;
            }
            else
                sep = [this.sourceToken];
            const map = {
                type: 'block-map',
                offset: scalar.offset,
                indent: scalar.indent,
                items: [{ start, key: scalar, sep }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map;
        }
        else
            yield* this.lineEnd(scalar);
    }
    *blockScalar(scalar) {
        switch (this.type) {
            case 'space':
            case 'comment':
            case 'newline':
                scalar.props.push(this.sourceToken);
                return;
            case 'scalar':
                scalar.source = this.source;
                // block-scalar source includes trailing newline
                this.atNewLine = true;
                this.indent = 0;
                if (this.onNewLine) {
                    let nl = this.source.indexOf('\n') + 1;
                    while (nl !== 0) {
                        this.onNewLine(this.offset + nl);
                        nl = this.source.indexOf('\n', nl) + 1;
                    }
                }
                yield* this.pop();
                break;
            /* istanbul ignore next should not happen */
            default:
                yield* this.pop();
                yield* this.step();
        }
    }
    *blockMap(map) {
        const it = map.items[map.items.length - 1];
        // it.sep is true-ish if pair already has key or : separator
        switch (this.type) {
            case 'newline':
                this.onKeyLine = false;
                if (it.value) {
                    const end = 'end' in it.value ? it.value.end : undefined;
                    const last = Array.isArray(end) ? end[end.length - 1] : undefined;
                    if (last?.type === 'comment')
                        end?.push(this.sourceToken);
                    else
                        map.items.push({ start: [this.sourceToken] });
                }
                else if (it.sep) {
                    it.sep.push(this.sourceToken);
                }
                else {
                    it.start.push(this.sourceToken);
                }
                return;
            case 'space':
            case 'comment':
                if (it.value) {
                    map.items.push({ start: [this.sourceToken] });
                }
                else if (it.sep) {
                    it.sep.push(this.sourceToken);
                }
                else {
                    if (this.atIndentedComment(it.start, map.indent)) {
                        const prev = map.items[map.items.length - 2];
                        const end = prev?.value?.end;
                        if (Array.isArray(end)) {
                            arrayPushArray(end, it.start);
                            end.push(this.sourceToken);
                            map.items.pop();
                            return;
                        }
                    }
                    it.start.push(this.sourceToken);
                }
                return;
        }
        if (this.indent >= map.indent) {
            const atMapIndent = !this.onKeyLine && this.indent === map.indent;
            const atNextItem = atMapIndent &&
                (it.sep || it.explicitKey) &&
                this.type !== 'seq-item-ind';
            // For empty nodes, assign newline-separated not indented empty tokens to following node
            let start = [];
            if (atNextItem && it.sep && !it.value) {
                const nl = [];
                for (let i = 0; i < it.sep.length; ++i) {
                    const st = it.sep[i];
                    switch (st.type) {
                        case 'newline':
                            nl.push(i);
                            break;
                        case 'space':
                            break;
                        case 'comment':
                            if (st.indent > map.indent)
                                nl.length = 0;
                            break;
                        default:
                            nl.length = 0;
                    }
                }
                if (nl.length >= 2)
                    start = it.sep.splice(nl[1]);
            }
            switch (this.type) {
                case 'anchor':
                case 'tag':
                    if (atNextItem || it.value) {
                        start.push(this.sourceToken);
                        map.items.push({ start });
                        this.onKeyLine = true;
                    }
                    else if (it.sep) {
                        it.sep.push(this.sourceToken);
                    }
                    else {
                        it.start.push(this.sourceToken);
                    }
                    return;
                case 'explicit-key-ind':
                    if (!it.sep && !it.explicitKey) {
                        it.start.push(this.sourceToken);
                        it.explicitKey = true;
                    }
                    else if (atNextItem || it.value) {
                        start.push(this.sourceToken);
                        map.items.push({ start, explicitKey: true });
                    }
                    else {
                        this.stack.push({
                            type: 'block-map',
                            offset: this.offset,
                            indent: this.indent,
                            items: [{ start: [this.sourceToken], explicitKey: true }]
                        });
                    }
                    this.onKeyLine = true;
                    return;
                case 'map-value-ind':
                    if (it.explicitKey) {
                        if (!it.sep) {
                            if (includesToken(it.start, 'newline')) {
                                Object.assign(it, { key: null, sep: [this.sourceToken] });
                            }
                            else {
                                const start = getFirstKeyStartProps(it.start);
                                this.stack.push({
                                    type: 'block-map',
                                    offset: this.offset,
                                    indent: this.indent,
                                    items: [{ start, key: null, sep: [this.sourceToken] }]
                                });
                            }
                        }
                        else if (it.value) {
                            map.items.push({ start: [], key: null, sep: [this.sourceToken] });
                        }
                        else if (includesToken(it.sep, 'map-value-ind')) {
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start, key: null, sep: [this.sourceToken] }]
                            });
                        }
                        else if (isFlowToken(it.key) &&
                            !includesToken(it.sep, 'newline')) {
                            const start = getFirstKeyStartProps(it.start);
                            const key = it.key;
                            const sep = it.sep;
                            sep.push(this.sourceToken);
                            // @ts-expect-error type guard is wrong here
                            delete it.key;
                            // @ts-expect-error type guard is wrong here
                            delete it.sep;
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start, key, sep }]
                            });
                        }
                        else if (start.length > 0) {
                            // Not actually at next item
                            it.sep = it.sep.concat(start, this.sourceToken);
                        }
                        else {
                            it.sep.push(this.sourceToken);
                        }
                    }
                    else {
                        if (!it.sep) {
                            Object.assign(it, { key: null, sep: [this.sourceToken] });
                        }
                        else if (it.value || atNextItem) {
                            map.items.push({ start, key: null, sep: [this.sourceToken] });
                        }
                        else if (includesToken(it.sep, 'map-value-ind')) {
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start: [], key: null, sep: [this.sourceToken] }]
                            });
                        }
                        else {
                            it.sep.push(this.sourceToken);
                        }
                    }
                    this.onKeyLine = true;
                    return;
                case 'alias':
                case 'scalar':
                case 'single-quoted-scalar':
                case 'double-quoted-scalar': {
                    const fs = this.flowScalar(this.type);
                    if (atNextItem || it.value) {
                        map.items.push({ start, key: fs, sep: [] });
                        this.onKeyLine = true;
                    }
                    else if (it.sep) {
                        this.stack.push(fs);
                    }
                    else {
                        Object.assign(it, { key: fs, sep: [] });
                        this.onKeyLine = true;
                    }
                    return;
                }
                default: {
                    const bv = this.startBlockValue(map);
                    if (bv) {
                        if (bv.type === 'block-seq') {
                            if (!it.explicitKey &&
                                it.sep &&
                                !includesToken(it.sep, 'newline')) {
                                yield* this.pop({
                                    type: 'error',
                                    offset: this.offset,
                                    message: 'Unexpected block-seq-ind on same line with key',
                                    source: this.source
                                });
                                return;
                            }
                        }
                        else if (atMapIndent) {
                            map.items.push({ start });
                        }
                        this.stack.push(bv);
                        return;
                    }
                }
            }
        }
        yield* this.pop();
        yield* this.step();
    }
    *blockSequence(seq) {
        const it = seq.items[seq.items.length - 1];
        switch (this.type) {
            case 'newline':
                if (it.value) {
                    const end = 'end' in it.value ? it.value.end : undefined;
                    const last = Array.isArray(end) ? end[end.length - 1] : undefined;
                    if (last?.type === 'comment')
                        end?.push(this.sourceToken);
                    else
                        seq.items.push({ start: [this.sourceToken] });
                }
                else
                    it.start.push(this.sourceToken);
                return;
            case 'space':
            case 'comment':
                if (it.value)
                    seq.items.push({ start: [this.sourceToken] });
                else {
                    if (this.atIndentedComment(it.start, seq.indent)) {
                        const prev = seq.items[seq.items.length - 2];
                        const end = prev?.value?.end;
                        if (Array.isArray(end)) {
                            arrayPushArray(end, it.start);
                            end.push(this.sourceToken);
                            seq.items.pop();
                            return;
                        }
                    }
                    it.start.push(this.sourceToken);
                }
                return;
            case 'anchor':
            case 'tag':
                if (it.value || this.indent <= seq.indent)
                    break;
                it.start.push(this.sourceToken);
                return;
            case 'seq-item-ind':
                if (this.indent !== seq.indent)
                    break;
                if (it.value || includesToken(it.start, 'seq-item-ind'))
                    seq.items.push({ start: [this.sourceToken] });
                else
                    it.start.push(this.sourceToken);
                return;
        }
        if (this.indent > seq.indent) {
            const bv = this.startBlockValue(seq);
            if (bv) {
                this.stack.push(bv);
                return;
            }
        }
        yield* this.pop();
        yield* this.step();
    }
    *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === 'flow-error-end') {
            let top;
            do {
                yield* this.pop();
                top = this.peek(1);
            } while (top?.type === 'flow-collection');
        }
        else if (fc.end.length === 0) {
            switch (this.type) {
                case 'comma':
                case 'explicit-key-ind':
                    if (!it || it.sep)
                        fc.items.push({ start: [this.sourceToken] });
                    else
                        it.start.push(this.sourceToken);
                    return;
                case 'map-value-ind':
                    if (!it || it.value)
                        fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
                    else if (it.sep)
                        it.sep.push(this.sourceToken);
                    else
                        Object.assign(it, { key: null, sep: [this.sourceToken] });
                    return;
                case 'space':
                case 'comment':
                case 'newline':
                case 'anchor':
                case 'tag':
                    if (!it || it.value)
                        fc.items.push({ start: [this.sourceToken] });
                    else if (it.sep)
                        it.sep.push(this.sourceToken);
                    else
                        it.start.push(this.sourceToken);
                    return;
                case 'alias':
                case 'scalar':
                case 'single-quoted-scalar':
                case 'double-quoted-scalar': {
                    const fs = this.flowScalar(this.type);
                    if (!it || it.value)
                        fc.items.push({ start: [], key: fs, sep: [] });
                    else if (it.sep)
                        this.stack.push(fs);
                    else
                        Object.assign(it, { key: fs, sep: [] });
                    return;
                }
                case 'flow-map-end':
                case 'flow-seq-end':
                    fc.end.push(this.sourceToken);
                    return;
            }
            const bv = this.startBlockValue(fc);
            /* istanbul ignore else should not happen */
            if (bv)
                this.stack.push(bv);
            else {
                yield* this.pop();
                yield* this.step();
            }
        }
        else {
            const parent = this.peek(2);
            if (parent.type === 'block-map' &&
                ((this.type === 'map-value-ind' && parent.indent === fc.indent) ||
                    (this.type === 'newline' &&
                        !parent.items[parent.items.length - 1].sep))) {
                yield* this.pop();
                yield* this.step();
            }
            else if (this.type === 'map-value-ind' &&
                parent.type !== 'flow-collection') {
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                fixFlowSeqItems(fc);
                const sep = fc.end.splice(1, fc.end.length);
                sep.push(this.sourceToken);
                const map = {
                    type: 'block-map',
                    offset: fc.offset,
                    indent: fc.indent,
                    items: [{ start, key: fc, sep }]
                };
                this.onKeyLine = true;
                this.stack[this.stack.length - 1] = map;
            }
            else {
                yield* this.lineEnd(fc);
            }
        }
    }
    flowScalar(type) {
        if (this.onNewLine) {
            let nl = this.source.indexOf('\n') + 1;
            while (nl !== 0) {
                this.onNewLine(this.offset + nl);
                nl = this.source.indexOf('\n', nl) + 1;
            }
        }
        return {
            type,
            offset: this.offset,
            indent: this.indent,
            source: this.source
        };
    }
    startBlockValue(parent) {
        switch (this.type) {
            case 'alias':
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return this.flowScalar(this.type);
            case 'block-scalar-header':
                return {
                    type: 'block-scalar',
                    offset: this.offset,
                    indent: this.indent,
                    props: [this.sourceToken],
                    source: ''
                };
            case 'flow-map-start':
            case 'flow-seq-start':
                return {
                    type: 'flow-collection',
                    offset: this.offset,
                    indent: this.indent,
                    start: this.sourceToken,
                    items: [],
                    end: []
                };
            case 'seq-item-ind':
                return {
                    type: 'block-seq',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [this.sourceToken] }]
                };
            case 'explicit-key-ind': {
                this.onKeyLine = true;
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                start.push(this.sourceToken);
                return {
                    type: 'block-map',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, explicitKey: true }]
                };
            }
            case 'map-value-ind': {
                this.onKeyLine = true;
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                return {
                    type: 'block-map',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, key: null, sep: [this.sourceToken] }]
                };
            }
        }
        return null;
    }
    atIndentedComment(start, indent) {
        if (this.type !== 'comment')
            return false;
        if (this.indent <= indent)
            return false;
        return start.every(st => st.type === 'newline' || st.type === 'space');
    }
    *documentEnd(docEnd) {
        if (this.type !== 'doc-mode') {
            if (docEnd.end)
                docEnd.end.push(this.sourceToken);
            else
                docEnd.end = [this.sourceToken];
            if (this.type === 'newline')
                yield* this.pop();
        }
    }
    *lineEnd(token) {
        switch (this.type) {
            case 'comma':
            case 'doc-start':
            case 'doc-end':
            case 'flow-seq-end':
            case 'flow-map-end':
            case 'map-value-ind':
                yield* this.pop();
                yield* this.step();
                break;
            case 'newline':
                this.onKeyLine = false;
            // fallthrough
            case 'space':
            case 'comment':
            default:
                // all other values are errors
                if (token.end)
                    token.end.push(this.sourceToken);
                else
                    token.end = [this.sourceToken];
                if (this.type === 'newline')
                    yield* this.pop();
        }
    }
}

exports.Parser = Parser;


/***/ }),

/***/ 4047:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var composer = __nccwpck_require__(9984);
var Document = __nccwpck_require__(3021);
var errors = __nccwpck_require__(1464);
var log = __nccwpck_require__(7249);
var identity = __nccwpck_require__(1127);
var lineCounter = __nccwpck_require__(6628);
var parser = __nccwpck_require__(3456);

function parseOptions(options) {
    const prettyErrors = options.prettyErrors !== false;
    const lineCounter$1 = options.lineCounter || (prettyErrors && new lineCounter.LineCounter()) || null;
    return { lineCounter: lineCounter$1, prettyErrors };
}
/**
 * Parse the input as a stream of YAML documents.
 *
 * Documents should be separated from each other by `...` or `---` marker lines.
 *
 * @returns If an empty `docs` array is returned, it will be of type
 *   EmptyStream and contain additional stream information. In
 *   TypeScript, you should use `'empty' in docs` as a type guard for it.
 */
function parseAllDocuments(source, options = {}) {
    const { lineCounter, prettyErrors } = parseOptions(options);
    const parser$1 = new parser.Parser(lineCounter?.addNewLine);
    const composer$1 = new composer.Composer(options);
    const docs = Array.from(composer$1.compose(parser$1.parse(source)));
    if (prettyErrors && lineCounter)
        for (const doc of docs) {
            doc.errors.forEach(errors.prettifyError(source, lineCounter));
            doc.warnings.forEach(errors.prettifyError(source, lineCounter));
        }
    if (docs.length > 0)
        return docs;
    return Object.assign([], { empty: true }, composer$1.streamInfo());
}
/** Parse an input string into a single YAML.Document */
function parseDocument(source, options = {}) {
    const { lineCounter, prettyErrors } = parseOptions(options);
    const parser$1 = new parser.Parser(lineCounter?.addNewLine);
    const composer$1 = new composer.Composer(options);
    // `doc` is always set by compose.end(true) at the very latest
    let doc = null;
    for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) {
        if (!doc)
            doc = _doc;
        else if (doc.options.logLevel !== 'silent') {
            doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), 'MULTIPLE_DOCS', 'Source contains multiple documents; please use YAML.parseAllDocuments()'));
            break;
        }
    }
    if (prettyErrors && lineCounter) {
        doc.errors.forEach(errors.prettifyError(source, lineCounter));
        doc.warnings.forEach(errors.prettifyError(source, lineCounter));
    }
    return doc;
}
function parse(src, reviver, options) {
    let _reviver = undefined;
    if (typeof reviver === 'function') {
        _reviver = reviver;
    }
    else if (options === undefined && reviver && typeof reviver === 'object') {
        options = reviver;
    }
    const doc = parseDocument(src, options);
    if (!doc)
        return null;
    doc.warnings.forEach(warning => log.warn(doc.options.logLevel, warning));
    if (doc.errors.length > 0) {
        if (doc.options.logLevel !== 'silent')
            throw doc.errors[0];
        else
            doc.errors = [];
    }
    return doc.toJS(Object.assign({ reviver: _reviver }, options));
}
function stringify(value, replacer, options) {
    let _replacer = null;
    if (typeof replacer === 'function' || Array.isArray(replacer)) {
        _replacer = replacer;
    }
    else if (options === undefined && replacer) {
        options = replacer;
    }
    if (typeof options === 'string')
        options = options.length;
    if (typeof options === 'number') {
        const indent = Math.round(options);
        options = indent < 1 ? undefined : indent > 8 ? { indent: 8 } : { indent };
    }
    if (value === undefined) {
        const { keepUndefined } = options ?? replacer ?? {};
        if (!keepUndefined)
            return undefined;
    }
    if (identity.isDocument(value) && !_replacer)
        return value.toString(options);
    return new Document.Document(value, _replacer, options).toString(options);
}

exports.parse = parse;
exports.parseAllDocuments = parseAllDocuments;
exports.parseDocument = parseDocument;
exports.stringify = stringify;


/***/ }),

/***/ 5840:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var map = __nccwpck_require__(7451);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var tags = __nccwpck_require__(18);

const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
class Schema {
    constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat)
            ? tags.getTags(compat, 'compat')
            : compat
                ? tags.getTags(null, compat)
                : null;
        this.name = (typeof schema === 'string' && schema) || 'core';
        this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
        this.tags = tags.getTags(customTags, this.name, merge);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, identity.MAP, { value: map.map });
        Object.defineProperty(this, identity.SCALAR, { value: string.string });
        Object.defineProperty(this, identity.SEQ, { value: seq.seq });
        // Used by createMap()
        this.sortMapEntries =
            typeof sortMapEntries === 'function'
                ? sortMapEntries
                : sortMapEntries === true
                    ? sortMapEntriesByKey
                    : null;
    }
    clone() {
        const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy.tags = this.tags.slice();
        return copy;
    }
}

exports.Schema = Schema;


/***/ }),

/***/ 7451:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var YAMLMap = __nccwpck_require__(4454);

const map = {
    collection: 'map',
    default: true,
    nodeClass: YAMLMap.YAMLMap,
    tag: 'tag:yaml.org,2002:map',
    resolve(map, onError) {
        if (!identity.isMap(map))
            onError('Expected a mapping for this tag');
        return map;
    },
    createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
};

exports.map = map;


/***/ }),

/***/ 3632:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

const nullTag = {
    identify: value => value == null,
    createNode: () => new Scalar.Scalar(null),
    default: true,
    tag: 'tag:yaml.org,2002:null',
    test: /^(?:~|[Nn]ull|NULL)?$/,
    resolve: () => new Scalar.Scalar(null),
    stringify: ({ source }, ctx) => typeof source === 'string' && nullTag.test.test(source)
        ? source
        : ctx.options.nullStr
};

exports.nullTag = nullTag;


/***/ }),

/***/ 1706:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var YAMLSeq = __nccwpck_require__(2223);

const seq = {
    collection: 'seq',
    default: true,
    nodeClass: YAMLSeq.YAMLSeq,
    tag: 'tag:yaml.org,2002:seq',
    resolve(seq, onError) {
        if (!identity.isSeq(seq))
            onError('Expected a sequence for this tag');
        return seq;
    },
    createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
};

exports.seq = seq;


/***/ }),

/***/ 6464:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyString = __nccwpck_require__(3069);

const string = {
    identify: value => typeof value === 'string',
    default: true,
    tag: 'tag:yaml.org,2002:str',
    resolve: str => str,
    stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
    }
};

exports.string = string;


/***/ }),

/***/ 3959:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

const boolTag = {
    identify: value => typeof value === 'boolean',
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
    resolve: str => new Scalar.Scalar(str[0] === 't' || str[0] === 'T'),
    stringify({ source, value }, ctx) {
        if (source && boolTag.test.test(source)) {
            const sv = source[0] === 't' || source[0] === 'T';
            if (value === sv)
                return source;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
    }
};

exports.boolTag = boolTag;


/***/ }),

/***/ 8405:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var stringifyNumber = __nccwpck_require__(8689);

const floatNaN = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: str => str.slice(-3).toLowerCase() === 'nan'
        ? NaN
        : str[0] === '-'
            ? Number.NEGATIVE_INFINITY
            : Number.POSITIVE_INFINITY,
    stringify: stringifyNumber.stringifyNumber
};
const floatExp = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'EXP',
    test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
    resolve: str => parseFloat(str),
    stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
    }
};
const float = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
    resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str));
        const dot = str.indexOf('.');
        if (dot !== -1 && str[str.length - 1] === '0')
            node.minFractionDigits = str.length - dot - 1;
        return node;
    },
    stringify: stringifyNumber.stringifyNumber
};

exports.float = float;
exports.floatExp = floatExp;
exports.floatNaN = floatNaN;


/***/ }),

/***/ 9874:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(8689);

const intIdentify = (value) => typeof value === 'bigint' || Number.isInteger(value);
const intResolve = (str, offset, radix, { intAsBigInt }) => (intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix));
function intStringify(node, radix, prefix) {
    const { value } = node;
    if (intIdentify(value) && value >= 0)
        return prefix + value.toString(radix);
    return stringifyNumber.stringifyNumber(node);
}
const intOct = {
    identify: value => intIdentify(value) && value >= 0,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'OCT',
    test: /^0o[0-7]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
    stringify: node => intStringify(node, 8, '0o')
};
const int = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    test: /^[-+]?[0-9]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
    stringify: stringifyNumber.stringifyNumber
};
const intHex = {
    identify: value => intIdentify(value) && value >= 0,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'HEX',
    test: /^0x[0-9a-fA-F]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
    stringify: node => intStringify(node, 16, '0x')
};

exports.int = int;
exports.intHex = intHex;
exports.intOct = intOct;


/***/ }),

/***/ 896:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(7451);
var _null = __nccwpck_require__(3632);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var bool = __nccwpck_require__(3959);
var float = __nccwpck_require__(8405);
var int = __nccwpck_require__(9874);

const schema = [
    map.map,
    seq.seq,
    string.string,
    _null.nullTag,
    bool.boolTag,
    int.intOct,
    int.int,
    int.intHex,
    float.floatNaN,
    float.floatExp,
    float.float
];

exports.schema = schema;


/***/ }),

/***/ 3559:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var map = __nccwpck_require__(7451);
var seq = __nccwpck_require__(1706);

function intIdentify(value) {
    return typeof value === 'bigint' || Number.isInteger(value);
}
const stringifyJSON = ({ value }) => JSON.stringify(value);
const jsonScalars = [
    {
        identify: value => typeof value === 'string',
        default: true,
        tag: 'tag:yaml.org,2002:str',
        resolve: str => str,
        stringify: stringifyJSON
    },
    {
        identify: value => value == null,
        createNode: () => new Scalar.Scalar(null),
        default: true,
        tag: 'tag:yaml.org,2002:null',
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
    },
    {
        identify: value => typeof value === 'boolean',
        default: true,
        tag: 'tag:yaml.org,2002:bool',
        test: /^true$|^false$/,
        resolve: str => str === 'true',
        stringify: stringifyJSON
    },
    {
        identify: intIdentify,
        default: true,
        tag: 'tag:yaml.org,2002:int',
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
        stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
    },
    {
        identify: value => typeof value === 'number',
        default: true,
        tag: 'tag:yaml.org,2002:float',
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: str => parseFloat(str),
        stringify: stringifyJSON
    }
];
const jsonError = {
    default: true,
    tag: '',
    test: /^/,
    resolve(str, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
        return str;
    }
};
const schema = [map.map, seq.seq].concat(jsonScalars, jsonError);

exports.schema = schema;


/***/ }),

/***/ 18:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(7451);
var _null = __nccwpck_require__(3632);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var bool = __nccwpck_require__(3959);
var float = __nccwpck_require__(8405);
var int = __nccwpck_require__(9874);
var schema = __nccwpck_require__(896);
var schema$1 = __nccwpck_require__(3559);
var binary = __nccwpck_require__(6083);
var merge = __nccwpck_require__(452);
var omap = __nccwpck_require__(303);
var pairs = __nccwpck_require__(8385);
var schema$2 = __nccwpck_require__(5913);
var set = __nccwpck_require__(1528);
var timestamp = __nccwpck_require__(6752);

const schemas = new Map([
    ['core', schema.schema],
    ['failsafe', [map.map, seq.seq, string.string]],
    ['json', schema$1.schema],
    ['yaml11', schema$2.schema],
    ['yaml-1.1', schema$2.schema]
]);
const tagsByName = {
    binary: binary.binary,
    bool: bool.boolTag,
    float: float.float,
    floatExp: float.floatExp,
    floatNaN: float.floatNaN,
    floatTime: timestamp.floatTime,
    int: int.int,
    intHex: int.intHex,
    intOct: int.intOct,
    intTime: timestamp.intTime,
    map: map.map,
    merge: merge.merge,
    null: _null.nullTag,
    omap: omap.omap,
    pairs: pairs.pairs,
    seq: seq.seq,
    set: set.set,
    timestamp: timestamp.timestamp
};
const coreKnownTags = {
    'tag:yaml.org,2002:binary': binary.binary,
    'tag:yaml.org,2002:merge': merge.merge,
    'tag:yaml.org,2002:omap': omap.omap,
    'tag:yaml.org,2002:pairs': pairs.pairs,
    'tag:yaml.org,2002:set': set.set,
    'tag:yaml.org,2002:timestamp': timestamp.timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
    const schemaTags = schemas.get(schemaName);
    if (schemaTags && !customTags) {
        return addMergeTag && !schemaTags.includes(merge.merge)
            ? schemaTags.concat(merge.merge)
            : schemaTags.slice();
    }
    let tags = schemaTags;
    if (!tags) {
        if (Array.isArray(customTags))
            tags = [];
        else {
            const keys = Array.from(schemas.keys())
                .filter(key => key !== 'yaml11')
                .map(key => JSON.stringify(key))
                .join(', ');
            throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
        }
    }
    if (Array.isArray(customTags)) {
        for (const tag of customTags)
            tags = tags.concat(tag);
    }
    else if (typeof customTags === 'function') {
        tags = customTags(tags.slice());
    }
    if (addMergeTag)
        tags = tags.concat(merge.merge);
    return tags.reduce((tags, tag) => {
        const tagObj = typeof tag === 'string' ? tagsByName[tag] : tag;
        if (!tagObj) {
            const tagName = JSON.stringify(tag);
            const keys = Object.keys(tagsByName)
                .map(key => JSON.stringify(key))
                .join(', ');
            throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
        }
        if (!tags.includes(tagObj))
            tags.push(tagObj);
        return tags;
    }, []);
}

exports.coreKnownTags = coreKnownTags;
exports.getTags = getTags;


/***/ }),

/***/ 6083:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_buffer = __nccwpck_require__(181);
var Scalar = __nccwpck_require__(3301);
var stringifyString = __nccwpck_require__(3069);

const binary = {
    identify: value => value instanceof Uint8Array, // Buffer inherits from Uint8Array
    default: false,
    tag: 'tag:yaml.org,2002:binary',
    /**
     * Returns a Buffer in node and an Uint8Array in browsers
     *
     * To use the resulting buffer as an image, you'll want to do something like:
     *
     *   const blob = new Blob([buffer], { type: 'image/jpeg' })
     *   document.querySelector('#photo').src = URL.createObjectURL(blob)
     */
    resolve(src, onError) {
        if (typeof node_buffer.Buffer === 'function') {
            return node_buffer.Buffer.from(src, 'base64');
        }
        else if (typeof atob === 'function') {
            // On IE 11, atob() can't handle newlines
            const str = atob(src.replace(/[\n\r]/g, ''));
            const buffer = new Uint8Array(str.length);
            for (let i = 0; i < str.length; ++i)
                buffer[i] = str.charCodeAt(i);
            return buffer;
        }
        else {
            onError('This environment does not support reading binary tags; either Buffer or atob is required');
            return src;
        }
    },
    stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
        if (!value)
            return '';
        const buf = value; // checked earlier by binary.identify()
        let str;
        if (typeof node_buffer.Buffer === 'function') {
            str =
                buf instanceof node_buffer.Buffer
                    ? buf.toString('base64')
                    : node_buffer.Buffer.from(buf.buffer).toString('base64');
        }
        else if (typeof btoa === 'function') {
            let s = '';
            for (let i = 0; i < buf.length; ++i)
                s += String.fromCharCode(buf[i]);
            str = btoa(s);
        }
        else {
            throw new Error('This environment does not support writing binary tags; either Buffer or btoa is required');
        }
        type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
        if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
            const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
            const n = Math.ceil(str.length / lineWidth);
            const lines = new Array(n);
            for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
                lines[i] = str.substr(o, lineWidth);
            }
            str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? '\n' : ' ');
        }
        return stringifyString.stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
    }
};

exports.binary = binary;


/***/ }),

/***/ 8398:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

function boolStringify({ value, source }, ctx) {
    const boolObj = value ? trueTag : falseTag;
    if (source && boolObj.test.test(source))
        return source;
    return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
    identify: value => value === true,
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
    resolve: () => new Scalar.Scalar(true),
    stringify: boolStringify
};
const falseTag = {
    identify: value => value === false,
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
    resolve: () => new Scalar.Scalar(false),
    stringify: boolStringify
};

exports.falseTag = falseTag;
exports.trueTag = trueTag;


/***/ }),

/***/ 5782:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var stringifyNumber = __nccwpck_require__(8689);

const floatNaN = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: (str) => str.slice(-3).toLowerCase() === 'nan'
        ? NaN
        : str[0] === '-'
            ? Number.NEGATIVE_INFINITY
            : Number.POSITIVE_INFINITY,
    stringify: stringifyNumber.stringifyNumber
};
const floatExp = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'EXP',
    test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
    resolve: (str) => parseFloat(str.replace(/_/g, '')),
    stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
    }
};
const float = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
    resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, '')));
        const dot = str.indexOf('.');
        if (dot !== -1) {
            const f = str.substring(dot + 1).replace(/_/g, '');
            if (f[f.length - 1] === '0')
                node.minFractionDigits = f.length;
        }
        return node;
    },
    stringify: stringifyNumber.stringifyNumber
};

exports.float = float;
exports.floatExp = floatExp;
exports.floatNaN = floatNaN;


/***/ }),

/***/ 873:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(8689);

const intIdentify = (value) => typeof value === 'bigint' || Number.isInteger(value);
function intResolve(str, offset, radix, { intAsBigInt }) {
    const sign = str[0];
    if (sign === '-' || sign === '+')
        offset += 1;
    str = str.substring(offset).replace(/_/g, '');
    if (intAsBigInt) {
        switch (radix) {
            case 2:
                str = `0b${str}`;
                break;
            case 8:
                str = `0o${str}`;
                break;
            case 16:
                str = `0x${str}`;
                break;
        }
        const n = BigInt(str);
        return sign === '-' ? BigInt(-1) * n : n;
    }
    const n = parseInt(str, radix);
    return sign === '-' ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
    const { value } = node;
    if (intIdentify(value)) {
        const str = value.toString(radix);
        return value < 0 ? '-' + prefix + str.substr(1) : prefix + str;
    }
    return stringifyNumber.stringifyNumber(node);
}
const intBin = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'BIN',
    test: /^[-+]?0b[0-1_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
    stringify: node => intStringify(node, 2, '0b')
};
const intOct = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'OCT',
    test: /^[-+]?0[0-7_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
    stringify: node => intStringify(node, 8, '0')
};
const int = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    test: /^[-+]?[0-9][0-9_]*$/,
    resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
    stringify: stringifyNumber.stringifyNumber
};
const intHex = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'HEX',
    test: /^[-+]?0x[0-9a-fA-F_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
    stringify: node => intStringify(node, 16, '0x')
};

exports.int = int;
exports.intBin = intBin;
exports.intHex = intHex;
exports.intOct = intOct;


/***/ }),

/***/ 452:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);

// If the value associated with a merge key is a single mapping node, each of
// its key/value pairs is inserted into the current mapping, unless the key
// already exists in it. If the value associated with the merge key is a
// sequence, then this sequence is expected to contain mapping nodes and each
// of these nodes is merged in turn according to its order in the sequence.
// Keys in mapping nodes earlier in the sequence override keys specified in
// later mapping nodes. -- http://yaml.org/type/merge.html
const MERGE_KEY = '<<';
const merge = {
    identify: value => value === MERGE_KEY ||
        (typeof value === 'symbol' && value.description === MERGE_KEY),
    default: 'key',
    tag: 'tag:yaml.org,2002:merge',
    test: /^<<$/,
    resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
    }),
    stringify: () => MERGE_KEY
};
const isMergeKey = (ctx, key) => (merge.identify(key) ||
    (identity.isScalar(key) &&
        (!key.type || key.type === Scalar.Scalar.PLAIN) &&
        merge.identify(key.value))) &&
    ctx?.doc.schema.tags.some(tag => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map, value) {
    const source = resolveAliasValue(ctx, value);
    if (identity.isSeq(source))
        for (const it of source.items)
            mergeValue(ctx, map, it);
    else if (Array.isArray(source))
        for (const it of source)
            mergeValue(ctx, map, it);
    else
        mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
    const source = resolveAliasValue(ctx, value);
    if (!identity.isMap(source))
        throw new Error('Merge sources must be maps or map aliases');
    const srcMap = source.toJSON(null, ctx, Map);
    for (const [key, value] of srcMap) {
        if (map instanceof Map) {
            if (!map.has(key))
                map.set(key, value);
        }
        else if (map instanceof Set) {
            map.add(key);
        }
        else if (!Object.prototype.hasOwnProperty.call(map, key)) {
            Object.defineProperty(map, key, {
                value,
                writable: true,
                enumerable: true,
                configurable: true
            });
        }
    }
    return map;
}
function resolveAliasValue(ctx, value) {
    return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

exports.addMergeToJSMap = addMergeToJSMap;
exports.isMergeKey = isMergeKey;
exports.merge = merge;


/***/ }),

/***/ 303:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var toJS = __nccwpck_require__(4043);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var pairs = __nccwpck_require__(8385);

class YAMLOMap extends YAMLSeq.YAMLSeq {
    constructor() {
        super();
        this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
        this.tag = YAMLOMap.tag;
    }
    /**
     * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
     * but TypeScript won't allow widening the signature of a child method.
     */
    toJSON(_, ctx) {
        if (!ctx)
            return super.toJSON(_);
        const map = new Map();
        if (ctx?.onCreate)
            ctx.onCreate(map);
        for (const pair of this.items) {
            let key, value;
            if (identity.isPair(pair)) {
                key = toJS.toJS(pair.key, '', ctx);
                value = toJS.toJS(pair.value, key, ctx);
            }
            else {
                key = toJS.toJS(pair, '', ctx);
            }
            if (map.has(key))
                throw new Error('Ordered maps must not include duplicate keys');
            map.set(key, value);
        }
        return map;
    }
    static from(schema, iterable, ctx) {
        const pairs$1 = pairs.createPairs(schema, iterable, ctx);
        const omap = new this();
        omap.items = pairs$1.items;
        return omap;
    }
}
YAMLOMap.tag = 'tag:yaml.org,2002:omap';
const omap = {
    collection: 'seq',
    identify: value => value instanceof Map,
    nodeClass: YAMLOMap,
    default: false,
    tag: 'tag:yaml.org,2002:omap',
    resolve(seq, onError) {
        const pairs$1 = pairs.resolvePairs(seq, onError);
        const seenKeys = [];
        for (const { key } of pairs$1.items) {
            if (identity.isScalar(key)) {
                if (seenKeys.includes(key.value)) {
                    onError(`Ordered maps must not include duplicate keys: ${key.value}`);
                }
                else {
                    seenKeys.push(key.value);
                }
            }
        }
        return Object.assign(new YAMLOMap(), pairs$1);
    },
    createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
};

exports.YAMLOMap = YAMLOMap;
exports.omap = omap;


/***/ }),

/***/ 8385:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var Scalar = __nccwpck_require__(3301);
var YAMLSeq = __nccwpck_require__(2223);

function resolvePairs(seq, onError) {
    if (identity.isSeq(seq)) {
        for (let i = 0; i < seq.items.length; ++i) {
            let item = seq.items[i];
            if (identity.isPair(item))
                continue;
            else if (identity.isMap(item)) {
                if (item.items.length > 1)
                    onError('Each pair must have its own sequence indicator');
                const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
                if (item.commentBefore)
                    pair.key.commentBefore = pair.key.commentBefore
                        ? `${item.commentBefore}\n${pair.key.commentBefore}`
                        : item.commentBefore;
                if (item.comment) {
                    const cn = pair.value ?? pair.key;
                    cn.comment = cn.comment
                        ? `${item.comment}\n${cn.comment}`
                        : item.comment;
                }
                item = pair;
            }
            seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
        }
    }
    else
        onError('Expected a sequence for this tag');
    return seq;
}
function createPairs(schema, iterable, ctx) {
    const { replacer } = ctx;
    const pairs = new YAMLSeq.YAMLSeq(schema);
    pairs.tag = 'tag:yaml.org,2002:pairs';
    let i = 0;
    if (iterable && Symbol.iterator in Object(iterable))
        for (let it of iterable) {
            if (typeof replacer === 'function')
                it = replacer.call(iterable, String(i++), it);
            let key, value;
            if (Array.isArray(it)) {
                if (it.length === 2) {
                    key = it[0];
                    value = it[1];
                }
                else
                    throw new TypeError(`Expected [key, value] tuple: ${it}`);
            }
            else if (it && it instanceof Object) {
                const keys = Object.keys(it);
                if (keys.length === 1) {
                    key = keys[0];
                    value = it[key];
                }
                else {
                    throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
                }
            }
            else {
                key = it;
            }
            pairs.items.push(Pair.createPair(key, value, ctx));
        }
    return pairs;
}
const pairs = {
    collection: 'seq',
    default: false,
    tag: 'tag:yaml.org,2002:pairs',
    resolve: resolvePairs,
    createNode: createPairs
};

exports.createPairs = createPairs;
exports.pairs = pairs;
exports.resolvePairs = resolvePairs;


/***/ }),

/***/ 5913:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(7451);
var _null = __nccwpck_require__(3632);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var binary = __nccwpck_require__(6083);
var bool = __nccwpck_require__(8398);
var float = __nccwpck_require__(5782);
var int = __nccwpck_require__(873);
var merge = __nccwpck_require__(452);
var omap = __nccwpck_require__(303);
var pairs = __nccwpck_require__(8385);
var set = __nccwpck_require__(1528);
var timestamp = __nccwpck_require__(6752);

const schema = [
    map.map,
    seq.seq,
    string.string,
    _null.nullTag,
    bool.trueTag,
    bool.falseTag,
    int.intBin,
    int.intOct,
    int.int,
    int.intHex,
    float.floatNaN,
    float.floatExp,
    float.float,
    binary.binary,
    merge.merge,
    omap.omap,
    pairs.pairs,
    set.set,
    timestamp.intTime,
    timestamp.floatTime,
    timestamp.timestamp
];

exports.schema = schema;


/***/ }),

/***/ 1528:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var YAMLMap = __nccwpck_require__(4454);

class YAMLSet extends YAMLMap.YAMLMap {
    constructor(schema) {
        super(schema);
        this.tag = YAMLSet.tag;
    }
    add(key) {
        let pair;
        if (identity.isPair(key))
            pair = key;
        else if (key &&
            typeof key === 'object' &&
            'key' in key &&
            'value' in key &&
            key.value === null)
            pair = new Pair.Pair(key.key, null);
        else
            pair = new Pair.Pair(key, null);
        const prev = YAMLMap.findPair(this.items, pair.key);
        if (!prev)
            this.items.push(pair);
    }
    /**
     * If `keepPair` is `true`, returns the Pair matching `key`.
     * Otherwise, returns the value of that Pair's key.
     */
    get(key, keepPair) {
        const pair = YAMLMap.findPair(this.items, key);
        return !keepPair && identity.isPair(pair)
            ? identity.isScalar(pair.key)
                ? pair.key.value
                : pair.key
            : pair;
    }
    set(key, value) {
        if (typeof value !== 'boolean')
            throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        const prev = YAMLMap.findPair(this.items, key);
        if (prev && !value) {
            this.items.splice(this.items.indexOf(prev), 1);
        }
        else if (!prev && value) {
            this.items.push(new Pair.Pair(key));
        }
    }
    toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        if (this.hasAllNullValues(true))
            return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
            throw new Error('Set items must all have null values');
    }
    static from(schema, iterable, ctx) {
        const { replacer } = ctx;
        const set = new this(schema);
        if (iterable && Symbol.iterator in Object(iterable))
            for (let value of iterable) {
                if (typeof replacer === 'function')
                    value = replacer.call(iterable, value, value);
                set.items.push(Pair.createPair(value, null, ctx));
            }
        return set;
    }
}
YAMLSet.tag = 'tag:yaml.org,2002:set';
const set = {
    collection: 'map',
    identify: value => value instanceof Set,
    nodeClass: YAMLSet,
    default: false,
    tag: 'tag:yaml.org,2002:set',
    createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
    resolve(map, onError) {
        if (identity.isMap(map)) {
            if (map.hasAllNullValues(true))
                return Object.assign(new YAMLSet(), map);
            else
                onError('Set items must all have null values');
        }
        else
            onError('Expected a mapping for this tag');
        return map;
    }
};

exports.YAMLSet = YAMLSet;
exports.set = set;


/***/ }),

/***/ 6752:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(8689);

/** Internal types handle bigint as number, because TS can't figure it out. */
function parseSexagesimal(str, asBigInt) {
    const sign = str[0];
    const parts = sign === '-' || sign === '+' ? str.substring(1) : str;
    const num = (n) => asBigInt ? BigInt(n) : Number(n);
    const res = parts
        .replace(/_/g, '')
        .split(':')
        .reduce((res, p) => res * num(60) + num(p), num(0));
    return (sign === '-' ? num(-1) * res : res);
}
/**
 * hhhh:mm:ss.sss
 *
 * Internal types handle bigint as number, because TS can't figure it out.
 */
function stringifySexagesimal(node) {
    let { value } = node;
    let num = (n) => n;
    if (typeof value === 'bigint')
        num = n => BigInt(n);
    else if (isNaN(value) || !isFinite(value))
        return stringifyNumber.stringifyNumber(node);
    let sign = '';
    if (value < 0) {
        sign = '-';
        value *= num(-1);
    }
    const _60 = num(60);
    const parts = [value % _60]; // seconds, including ms
    if (value < 60) {
        parts.unshift(0); // at least one : is required
    }
    else {
        value = (value - parts[0]) / _60;
        parts.unshift(value % _60); // minutes
        if (value >= 60) {
            value = (value - parts[0]) / _60;
            parts.unshift(value); // hours
        }
    }
    return (sign +
        parts
            .map(n => String(n).padStart(2, '0'))
            .join(':')
            .replace(/000000\d*$/, '') // % 60 may introduce error
    );
}
const intTime = {
    identify: value => typeof value === 'bigint' || Number.isInteger(value),
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'TIME',
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
    resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
    stringify: stringifySexagesimal
};
const floatTime = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'TIME',
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
    resolve: str => parseSexagesimal(str, false),
    stringify: stringifySexagesimal
};
const timestamp = {
    identify: value => value instanceof Date,
    default: true,
    tag: 'tag:yaml.org,2002:timestamp',
    // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
    // may be omitted altogether, resulting in a date format. In such a case, the time part is
    // assumed to be 00:00:00Z (start of day, UTC).
    test: RegExp('^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})' + // YYYY-Mm-Dd
        '(?:' + // time is optional
        '(?:t|T|[ \\t]+)' + // t | T | whitespace
        '([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)' + // Hh:Mm:Ss(.ss)?
        '(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?' + // Z | +5 | -03:30
        ')?$'),
    resolve(str) {
        const match = str.match(timestamp.test);
        if (!match)
            throw new Error('!!timestamp expects a date, starting with yyyy-mm-dd');
        const [, year, month, day, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + '00').substr(1, 3)) : 0;
        let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== 'Z') {
            let d = parseSexagesimal(tz, false);
            if (Math.abs(d) < 30)
                d *= 60;
            date -= 60000 * d;
        }
        return new Date(date);
    },
    stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, '') ?? ''
};

exports.floatTime = floatTime;
exports.intTime = intTime;
exports.timestamp = timestamp;


/***/ }),

/***/ 4475:
/***/ ((__unused_webpack_module, exports) => {



const FOLD_FLOW = 'flow';
const FOLD_BLOCK = 'block';
const FOLD_QUOTED = 'quoted';
/**
 * Tries to keep input at up to `lineWidth` characters, splitting only on spaces
 * not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
 * terminated with `\n` and started with `indent`.
 */
function foldFlowLines(text, indent, mode = 'flow', { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
    if (!lineWidth || lineWidth < 0)
        return text;
    if (lineWidth < minContentWidth)
        minContentWidth = 0;
    const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
    if (text.length <= endStep)
        return text;
    const folds = [];
    const escapedFolds = {};
    let end = lineWidth - indent.length;
    if (typeof indentAtStart === 'number') {
        if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
            folds.push(0);
        else
            end = lineWidth - indentAtStart;
    }
    let split = undefined;
    let prev = undefined;
    let overflow = false;
    let i = -1;
    let escStart = -1;
    let escEnd = -1;
    if (mode === FOLD_BLOCK) {
        i = consumeMoreIndentedLines(text, i, indent.length);
        if (i !== -1)
            end = i + endStep;
    }
    for (let ch; (ch = text[(i += 1)]);) {
        if (mode === FOLD_QUOTED && ch === '\\') {
            escStart = i;
            switch (text[i + 1]) {
                case 'x':
                    i += 3;
                    break;
                case 'u':
                    i += 5;
                    break;
                case 'U':
                    i += 9;
                    break;
                default:
                    i += 1;
            }
            escEnd = i;
        }
        if (ch === '\n') {
            if (mode === FOLD_BLOCK)
                i = consumeMoreIndentedLines(text, i, indent.length);
            end = i + indent.length + endStep;
            split = undefined;
        }
        else {
            if (ch === ' ' &&
                prev &&
                prev !== ' ' &&
                prev !== '\n' &&
                prev !== '\t') {
                // space surrounded by non-space can be replaced with newline + indent
                const next = text[i + 1];
                if (next && next !== ' ' && next !== '\n' && next !== '\t')
                    split = i;
            }
            if (i >= end) {
                if (split) {
                    folds.push(split);
                    end = split + endStep;
                    split = undefined;
                }
                else if (mode === FOLD_QUOTED) {
                    // white-space collected at end may stretch past lineWidth
                    while (prev === ' ' || prev === '\t') {
                        prev = ch;
                        ch = text[(i += 1)];
                        overflow = true;
                    }
                    // Account for newline escape, but don't break preceding escape
                    const j = i > escEnd + 1 ? i - 2 : escStart - 1;
                    // Bail out if lineWidth & minContentWidth are shorter than an escape string
                    if (escapedFolds[j])
                        return text;
                    folds.push(j);
                    escapedFolds[j] = true;
                    end = j + endStep;
                    split = undefined;
                }
                else {
                    overflow = true;
                }
            }
        }
        prev = ch;
    }
    if (overflow && onOverflow)
        onOverflow();
    if (folds.length === 0)
        return text;
    if (onFold)
        onFold();
    let res = text.slice(0, folds[0]);
    for (let i = 0; i < folds.length; ++i) {
        const fold = folds[i];
        const end = folds[i + 1] || text.length;
        if (fold === 0)
            res = `\n${indent}${text.slice(0, end)}`;
        else {
            if (mode === FOLD_QUOTED && escapedFolds[fold])
                res += `${text[fold]}\\`;
            res += `\n${indent}${text.slice(fold + 1, end)}`;
        }
    }
    return res;
}
/**
 * Presumes `i + 1` is at the start of a line
 * @returns index of last newline in more-indented block
 */
function consumeMoreIndentedLines(text, i, indent) {
    let end = i;
    let start = i + 1;
    let ch = text[start];
    while (ch === ' ' || ch === '\t') {
        if (i < start + indent) {
            ch = text[++i];
        }
        else {
            do {
                ch = text[++i];
            } while (ch && ch !== '\n');
            end = i;
            start = i + 1;
            ch = text[start];
        }
    }
    return end;
}

exports.FOLD_BLOCK = FOLD_BLOCK;
exports.FOLD_FLOW = FOLD_FLOW;
exports.FOLD_QUOTED = FOLD_QUOTED;
exports.foldFlowLines = foldFlowLines;


/***/ }),

/***/ 2148:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var anchors = __nccwpck_require__(1596);
var identity = __nccwpck_require__(1127);
var stringifyComment = __nccwpck_require__(9799);
var stringifyString = __nccwpck_require__(3069);

function createStringifyContext(doc, options) {
    const opt = Object.assign({
        blockQuote: true,
        commentString: stringifyComment.stringifyComment,
        defaultKeyType: null,
        defaultStringType: 'PLAIN',
        directives: null,
        doubleQuotedAsJSON: false,
        doubleQuotedMinMultiLineLength: 40,
        falseStr: 'false',
        flowCollectionPadding: true,
        indentSeq: true,
        lineWidth: 80,
        minContentWidth: 20,
        nullStr: 'null',
        simpleKeys: false,
        singleQuote: null,
        trailingComma: false,
        trueStr: 'true',
        verifyAliasOrder: true
    }, doc.schema.toStringOptions, options);
    let inFlow;
    switch (opt.collectionStyle) {
        case 'block':
            inFlow = false;
            break;
        case 'flow':
            inFlow = true;
            break;
        default:
            inFlow = null;
    }
    return {
        anchors: new Set(),
        doc,
        flowCollectionPadding: opt.flowCollectionPadding ? ' ' : '',
        indent: '',
        indentStep: typeof opt.indent === 'number' ? ' '.repeat(opt.indent) : '  ',
        inFlow,
        options: opt
    };
}
function getTagObject(tags, item) {
    if (item.tag) {
        const match = tags.filter(t => t.tag === item.tag);
        if (match.length > 0)
            return match.find(t => t.format === item.format) ?? match[0];
    }
    let tagObj = undefined;
    let obj;
    if (identity.isScalar(item)) {
        obj = item.value;
        let match = tags.filter(t => t.identify?.(obj));
        if (match.length > 1) {
            const testMatch = match.filter(t => t.test);
            if (testMatch.length > 0)
                match = testMatch;
        }
        tagObj =
            match.find(t => t.format === item.format) ?? match.find(t => !t.format);
    }
    else {
        obj = item;
        tagObj = tags.find(t => t.nodeClass && obj instanceof t.nodeClass);
    }
    if (!tagObj) {
        const name = obj?.constructor?.name ?? (obj === null ? 'null' : typeof obj);
        throw new Error(`Tag not resolved for ${name} value`);
    }
    return tagObj;
}
// needs to be called before value stringifier to allow for circular anchor refs
function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
    if (!doc.directives)
        return '';
    const props = [];
    const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
    if (anchor && anchors.anchorIsValid(anchor)) {
        anchors$1.add(anchor);
        props.push(`&${anchor}`);
    }
    const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
    if (tag)
        props.push(doc.directives.tagString(tag));
    return props.join(' ');
}
function stringify(item, ctx, onComment, onChompKeep) {
    if (identity.isPair(item))
        return item.toString(ctx, onComment, onChompKeep);
    if (identity.isAlias(item)) {
        if (ctx.doc.directives)
            return item.toString(ctx);
        if (ctx.resolvedAliases?.has(item)) {
            throw new TypeError(`Cannot stringify circular structure without alias nodes`);
        }
        else {
            if (ctx.resolvedAliases)
                ctx.resolvedAliases.add(item);
            else
                ctx.resolvedAliases = new Set([item]);
            item = item.resolve(ctx.doc);
        }
    }
    let tagObj = undefined;
    const node = identity.isNode(item)
        ? item
        : ctx.doc.createNode(item, { onTagObj: o => (tagObj = o) });
    tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
    const props = stringifyProps(node, tagObj, ctx);
    if (props.length > 0)
        ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
    const str = typeof tagObj.stringify === 'function'
        ? tagObj.stringify(node, ctx, onComment, onChompKeep)
        : identity.isScalar(node)
            ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep)
            : node.toString(ctx, onComment, onChompKeep);
    if (!props)
        return str;
    return identity.isScalar(node) || str[0] === '{' || str[0] === '['
        ? `${props} ${str}`
        : `${props}\n${ctx.indent}${str}`;
}

exports.createStringifyContext = createStringifyContext;
exports.stringify = stringify;


/***/ }),

/***/ 1212:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var stringify = __nccwpck_require__(2148);
var stringifyComment = __nccwpck_require__(9799);

function stringifyCollection(collection, ctx, options) {
    const flow = ctx.inFlow ?? collection.flow;
    const stringify = flow ? stringifyFlowCollection : stringifyBlockCollection;
    return stringify(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
    const { indent, options: { commentString } } = ctx;
    const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
    let chompKeep = false; // flag for the preceding node's status
    const lines = [];
    for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
            if (!chompKeep && item.spaceBefore)
                lines.push('');
            addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
            if (item.comment)
                comment = item.comment;
        }
        else if (identity.isPair(item)) {
            const ik = identity.isNode(item.key) ? item.key : null;
            if (ik) {
                if (!chompKeep && ik.spaceBefore)
                    lines.push('');
                addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
            }
        }
        chompKeep = false;
        let str = stringify.stringify(item, itemCtx, () => (comment = null), () => (chompKeep = true));
        if (comment)
            str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        if (chompKeep && comment)
            chompKeep = false;
        lines.push(blockItemPrefix + str);
    }
    let str;
    if (lines.length === 0) {
        str = flowChars.start + flowChars.end;
    }
    else {
        str = lines[0];
        for (let i = 1; i < lines.length; ++i) {
            const line = lines[i];
            str += line ? `\n${indent}${line}` : '\n';
        }
    }
    if (comment) {
        str += '\n' + stringifyComment.indentComment(commentString(comment), indent);
        if (onComment)
            onComment();
    }
    else if (chompKeep && onChompKeep)
        onChompKeep();
    return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
    const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
    itemIndent += indentStep;
    const itemCtx = Object.assign({}, ctx, {
        indent: itemIndent,
        inFlow: true,
        type: null
    });
    let reqNewline = false;
    let linesAtValue = 0;
    const lines = [];
    for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
            if (item.spaceBefore)
                lines.push('');
            addCommentBefore(ctx, lines, item.commentBefore, false);
            if (item.comment)
                comment = item.comment;
        }
        else if (identity.isPair(item)) {
            const ik = identity.isNode(item.key) ? item.key : null;
            if (ik) {
                if (ik.spaceBefore)
                    lines.push('');
                addCommentBefore(ctx, lines, ik.commentBefore, false);
                if (ik.comment)
                    reqNewline = true;
            }
            const iv = identity.isNode(item.value) ? item.value : null;
            if (iv) {
                if (iv.comment)
                    comment = iv.comment;
                if (iv.commentBefore)
                    reqNewline = true;
            }
            else if (item.value == null && ik?.comment) {
                comment = ik.comment;
            }
        }
        if (comment)
            reqNewline = true;
        let str = stringify.stringify(item, itemCtx, () => (comment = null));
        reqNewline || (reqNewline = lines.length > linesAtValue || str.includes('\n'));
        if (i < items.length - 1) {
            str += ',';
        }
        else if (ctx.options.trailingComma) {
            if (ctx.options.lineWidth > 0) {
                reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) +
                    (str.length + 2) >
                    ctx.options.lineWidth);
            }
            if (reqNewline) {
                str += ',';
            }
        }
        if (comment)
            str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        lines.push(str);
        linesAtValue = lines.length;
    }
    const { start, end } = flowChars;
    if (lines.length === 0) {
        return start + end;
    }
    else {
        if (!reqNewline) {
            const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
            reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
        }
        if (reqNewline) {
            let str = start;
            for (const line of lines)
                str += line ? `\n${indentStep}${indent}${line}` : '\n';
            return `${str}\n${indent}${end}`;
        }
        else {
            return `${start}${fcPadding}${lines.join(' ')}${fcPadding}${end}`;
        }
    }
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
    if (comment && chompKeep)
        comment = comment.replace(/^\n+/, '');
    if (comment) {
        const ic = stringifyComment.indentComment(commentString(comment), indent);
        lines.push(ic.trimStart()); // Avoid double indent on first line
    }
}

exports.stringifyCollection = stringifyCollection;


/***/ }),

/***/ 9799:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Stringifies a comment.
 *
 * Empty comment lines are left empty,
 * lines consisting of a single space are replaced by `#`,
 * and all other lines are prefixed with a `#`.
 */
const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, '#');
function indentComment(comment, indent) {
    if (/^\n+$/.test(comment))
        return comment.substring(1);
    return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith('\n')
    ? indentComment(comment, indent)
    : comment.includes('\n')
        ? '\n' + indentComment(comment, indent)
        : (str.endsWith(' ') ? '' : ' ') + comment;

exports.indentComment = indentComment;
exports.lineComment = lineComment;
exports.stringifyComment = stringifyComment;


/***/ }),

/***/ 6829:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var stringify = __nccwpck_require__(2148);
var stringifyComment = __nccwpck_require__(9799);

function stringifyDocument(doc, options) {
    const lines = [];
    let hasDirectives = options.directives === true;
    if (options.directives !== false && doc.directives) {
        const dir = doc.directives.toString(doc);
        if (dir) {
            lines.push(dir);
            hasDirectives = true;
        }
        else if (doc.directives.docStart)
            hasDirectives = true;
    }
    if (hasDirectives)
        lines.push('---');
    const ctx = stringify.createStringifyContext(doc, options);
    const { commentString } = ctx.options;
    if (doc.commentBefore) {
        if (lines.length !== 1)
            lines.unshift('');
        const cs = commentString(doc.commentBefore);
        lines.unshift(stringifyComment.indentComment(cs, ''));
    }
    let chompKeep = false;
    let contentComment = null;
    if (doc.contents) {
        if (identity.isNode(doc.contents)) {
            if (doc.contents.spaceBefore && hasDirectives)
                lines.push('');
            if (doc.contents.commentBefore) {
                const cs = commentString(doc.contents.commentBefore);
                lines.push(stringifyComment.indentComment(cs, ''));
            }
            // top-level block scalars need to be indented if followed by a comment
            ctx.forceBlockIndent = !!doc.comment;
            contentComment = doc.contents.comment;
        }
        const onChompKeep = contentComment ? undefined : () => (chompKeep = true);
        let body = stringify.stringify(doc.contents, ctx, () => (contentComment = null), onChompKeep);
        if (contentComment)
            body += stringifyComment.lineComment(body, '', commentString(contentComment));
        if ((body[0] === '|' || body[0] === '>') &&
            lines[lines.length - 1] === '---') {
            // Top-level block scalars with a preceding doc marker ought to use the
            // same line for their header.
            lines[lines.length - 1] = `--- ${body}`;
        }
        else
            lines.push(body);
    }
    else {
        lines.push(stringify.stringify(doc.contents, ctx));
    }
    if (doc.directives?.docEnd) {
        if (doc.comment) {
            const cs = commentString(doc.comment);
            if (cs.includes('\n')) {
                lines.push('...');
                lines.push(stringifyComment.indentComment(cs, ''));
            }
            else {
                lines.push(`... ${cs}`);
            }
        }
        else {
            lines.push('...');
        }
    }
    else {
        let dc = doc.comment;
        if (dc && chompKeep)
            dc = dc.replace(/^\n+/, '');
        if (dc) {
            if ((!chompKeep || contentComment) && lines[lines.length - 1] !== '')
                lines.push('');
            lines.push(stringifyComment.indentComment(commentString(dc), ''));
        }
    }
    return lines.join('\n') + '\n';
}

exports.stringifyDocument = stringifyDocument;


/***/ }),

/***/ 8689:
/***/ ((__unused_webpack_module, exports) => {



function stringifyNumber({ format, minFractionDigits, tag, value }) {
    if (typeof value === 'bigint')
        return String(value);
    const num = typeof value === 'number' ? value : Number(value);
    if (!isFinite(num))
        return isNaN(num) ? '.nan' : num < 0 ? '-.inf' : '.inf';
    let n = Object.is(value, -0) ? '-0' : JSON.stringify(value);
    if (!format &&
        minFractionDigits &&
        (!tag || tag === 'tag:yaml.org,2002:float') &&
        /^-?\d/.test(n) &&
        !n.includes('e')) {
        let i = n.indexOf('.');
        if (i < 0) {
            i = n.length;
            n += '.';
        }
        let d = minFractionDigits - (n.length - i - 1);
        while (d-- > 0)
            n += '0';
    }
    return n;
}

exports.stringifyNumber = stringifyNumber;


/***/ }),

/***/ 9748:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var stringify = __nccwpck_require__(2148);
var stringifyComment = __nccwpck_require__(9799);

function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
    const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
    let keyComment = (identity.isNode(key) && key.comment) || null;
    if (simpleKeys) {
        if (keyComment) {
            throw new Error('With simple keys, key nodes cannot have comments');
        }
        if (identity.isCollection(key) || (!identity.isNode(key) && typeof key === 'object')) {
            const msg = 'With simple keys, collection cannot be used as a key value';
            throw new Error(msg);
        }
    }
    let explicitKey = !simpleKeys &&
        (!key ||
            (keyComment && value == null && !ctx.inFlow) ||
            identity.isCollection(key) ||
            (identity.isScalar(key)
                ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL
                : typeof key === 'object'));
    ctx = Object.assign({}, ctx, {
        allNullValues: false,
        implicitKey: !explicitKey && (simpleKeys || !allNullValues),
        indent: indent + indentStep
    });
    let keyCommentDone = false;
    let chompKeep = false;
    let str = stringify.stringify(key, ctx, () => (keyCommentDone = true), () => (chompKeep = true));
    if (!explicitKey && !ctx.inFlow && str.length > 1024) {
        if (simpleKeys)
            throw new Error('With simple keys, single line scalar must not span more than 1024 characters');
        explicitKey = true;
    }
    if (ctx.inFlow) {
        if (allNullValues || value == null) {
            if (keyCommentDone && onComment)
                onComment();
            return str === '' ? '?' : explicitKey ? `? ${str}` : str;
        }
    }
    else if ((allNullValues && !simpleKeys) || (value == null && explicitKey)) {
        str = `? ${str}`;
        if (keyComment && !keyCommentDone) {
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        }
        else if (chompKeep && onChompKeep)
            onChompKeep();
        return str;
    }
    if (keyCommentDone)
        keyComment = null;
    if (explicitKey) {
        if (keyComment)
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        str = `? ${str}\n${indent}:`;
    }
    else {
        str = `${str}:`;
        if (keyComment)
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
    }
    let vsb, vcb, valueComment;
    if (identity.isNode(value)) {
        vsb = !!value.spaceBefore;
        vcb = value.commentBefore;
        valueComment = value.comment;
    }
    else {
        vsb = false;
        vcb = null;
        valueComment = null;
        if (value && typeof value === 'object')
            value = doc.createNode(value);
    }
    ctx.implicitKey = false;
    if (!explicitKey && !keyComment && identity.isScalar(value))
        ctx.indentAtStart = str.length + 1;
    chompKeep = false;
    if (!indentSeq &&
        indentStep.length >= 2 &&
        !ctx.inFlow &&
        !explicitKey &&
        identity.isSeq(value) &&
        !value.flow &&
        !value.tag &&
        !value.anchor) {
        // If indentSeq === false, consider '- ' as part of indentation where possible
        ctx.indent = ctx.indent.substring(2);
    }
    let valueCommentDone = false;
    const valueStr = stringify.stringify(value, ctx, () => (valueCommentDone = true), () => (chompKeep = true));
    let ws = ' ';
    if (keyComment || vsb || vcb) {
        ws = vsb ? '\n' : '';
        if (vcb) {
            const cs = commentString(vcb);
            ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
        }
        if (valueStr === '' && !ctx.inFlow) {
            if (ws === '\n' && valueComment)
                ws = '\n\n';
        }
        else {
            ws += `\n${ctx.indent}`;
        }
    }
    else if (!explicitKey && identity.isCollection(value)) {
        const vs0 = valueStr[0];
        const nl0 = valueStr.indexOf('\n');
        const hasNewline = nl0 !== -1;
        const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
        if (hasNewline || !flow) {
            let hasPropsLine = false;
            if (hasNewline && (vs0 === '&' || vs0 === '!')) {
                let sp0 = valueStr.indexOf(' ');
                if (vs0 === '&' &&
                    sp0 !== -1 &&
                    sp0 < nl0 &&
                    valueStr[sp0 + 1] === '!') {
                    sp0 = valueStr.indexOf(' ', sp0 + 1);
                }
                if (sp0 === -1 || nl0 < sp0)
                    hasPropsLine = true;
            }
            if (!hasPropsLine)
                ws = `\n${ctx.indent}`;
        }
    }
    else if (valueStr === '' || valueStr[0] === '\n') {
        ws = '';
    }
    str += ws + valueStr;
    if (ctx.inFlow) {
        if (valueCommentDone && onComment)
            onComment();
    }
    else if (valueComment && !valueCommentDone) {
        str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
    }
    else if (chompKeep && onChompKeep) {
        onChompKeep();
    }
    return str;
}

exports.stringifyPair = stringifyPair;


/***/ }),

/***/ 3069:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var foldFlowLines = __nccwpck_require__(4475);

const getFoldOptions = (ctx, isBlock) => ({
    indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
    lineWidth: ctx.options.lineWidth,
    minContentWidth: ctx.options.minContentWidth
});
// Also checks for lines starting with %, as parsing the output as YAML 1.1 will
// presume that's starting a new document.
const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
    if (!lineWidth || lineWidth < 0)
        return false;
    const limit = lineWidth - indentLength;
    const strLen = str.length;
    if (strLen <= limit)
        return false;
    for (let i = 0, start = 0; i < strLen; ++i) {
        if (str[i] === '\n') {
            if (i - start > limit)
                return true;
            start = i + 1;
            if (strLen - start <= limit)
                return false;
        }
    }
    return true;
}
function doubleQuotedString(value, ctx) {
    const json = JSON.stringify(value);
    if (ctx.options.doubleQuotedAsJSON)
        return json;
    const { implicitKey } = ctx;
    const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
    const indent = ctx.indent || (containsDocumentMarker(value) ? '  ' : '');
    let str = '';
    let start = 0;
    for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
        if (ch === ' ' && json[i + 1] === '\\' && json[i + 2] === 'n') {
            // space before newline needs to be escaped to not be folded
            str += json.slice(start, i) + '\\ ';
            i += 1;
            start = i;
            ch = '\\';
        }
        if (ch === '\\')
            switch (json[i + 1]) {
                case 'u':
                    {
                        str += json.slice(start, i);
                        const code = json.substr(i + 2, 4);
                        switch (code) {
                            case '0000':
                                str += '\\0';
                                break;
                            case '0007':
                                str += '\\a';
                                break;
                            case '000b':
                                str += '\\v';
                                break;
                            case '001b':
                                str += '\\e';
                                break;
                            case '0085':
                                str += '\\N';
                                break;
                            case '00a0':
                                str += '\\_';
                                break;
                            case '2028':
                                str += '\\L';
                                break;
                            case '2029':
                                str += '\\P';
                                break;
                            default:
                                if (code.substr(0, 2) === '00')
                                    str += '\\x' + code.substr(2);
                                else
                                    str += json.substr(i, 6);
                        }
                        i += 5;
                        start = i + 1;
                    }
                    break;
                case 'n':
                    if (implicitKey ||
                        json[i + 2] === '"' ||
                        json.length < minMultiLineLength) {
                        i += 1;
                    }
                    else {
                        // folding will eat first newline
                        str += json.slice(start, i) + '\n\n';
                        while (json[i + 2] === '\\' &&
                            json[i + 3] === 'n' &&
                            json[i + 4] !== '"') {
                            str += '\n';
                            i += 2;
                        }
                        str += indent;
                        // space after newline needs to be escaped to not be folded
                        if (json[i + 2] === ' ')
                            str += '\\';
                        i += 1;
                        start = i + 1;
                    }
                    break;
                default:
                    i += 1;
            }
    }
    str = start ? str + json.slice(start) : json;
    return implicitKey
        ? str
        : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
    if (ctx.options.singleQuote === false ||
        (ctx.implicitKey && value.includes('\n')) ||
        /[ \t]\n|\n[ \t]/.test(value) // single quoted string can't have leading or trailing whitespace around newline
    )
        return doubleQuotedString(value, ctx);
    const indent = ctx.indent || (containsDocumentMarker(value) ? '  ' : '');
    const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
    return ctx.implicitKey
        ? res
        : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
    const { singleQuote } = ctx.options;
    let qs;
    if (singleQuote === false)
        qs = doubleQuotedString;
    else {
        const hasDouble = value.includes('"');
        const hasSingle = value.includes("'");
        if (hasDouble && !hasSingle)
            qs = singleQuotedString;
        else if (hasSingle && !hasDouble)
            qs = doubleQuotedString;
        else
            qs = singleQuote ? singleQuotedString : doubleQuotedString;
    }
    return qs(value, ctx);
}
// The negative lookbehind avoids a polynomial search,
// but isn't supported yet on Safari: https://caniuse.com/js-regexp-lookbehind
let blockEndNewlines;
try {
    blockEndNewlines = new RegExp('(^|(?<!\n))\n+(?!\n|$)', 'g');
}
catch {
    blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
    const { blockQuote, commentString, lineWidth } = ctx.options;
    // 1. Block can't end in whitespace unless the last line is non-empty.
    // 2. Strings consisting of only whitespace are best rendered explicitly.
    if (!blockQuote || /\n[\t ]+$/.test(value)) {
        return quotedString(value, ctx);
    }
    const indent = ctx.indent ||
        (ctx.forceBlockIndent || containsDocumentMarker(value) ? '  ' : '');
    const literal = blockQuote === 'literal'
        ? true
        : blockQuote === 'folded' || type === Scalar.Scalar.BLOCK_FOLDED
            ? false
            : type === Scalar.Scalar.BLOCK_LITERAL
                ? true
                : !lineLengthOverLimit(value, lineWidth, indent.length);
    if (!value)
        return literal ? '|\n' : '>\n';
    // determine chomping from whitespace at value end
    let chomp;
    let endStart;
    for (endStart = value.length; endStart > 0; --endStart) {
        const ch = value[endStart - 1];
        if (ch !== '\n' && ch !== '\t' && ch !== ' ')
            break;
    }
    let end = value.substring(endStart);
    const endNlPos = end.indexOf('\n');
    if (endNlPos === -1) {
        chomp = '-'; // strip
    }
    else if (value === end || endNlPos !== end.length - 1) {
        chomp = '+'; // keep
        if (onChompKeep)
            onChompKeep();
    }
    else {
        chomp = ''; // clip
    }
    if (end) {
        value = value.slice(0, -end.length);
        if (end[end.length - 1] === '\n')
            end = end.slice(0, -1);
        end = end.replace(blockEndNewlines, `$&${indent}`);
    }
    // determine indent indicator from whitespace at value start
    let startWithSpace = false;
    let startEnd;
    let startNlPos = -1;
    for (startEnd = 0; startEnd < value.length; ++startEnd) {
        const ch = value[startEnd];
        if (ch === ' ')
            startWithSpace = true;
        else if (ch === '\n')
            startNlPos = startEnd;
        else
            break;
    }
    let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
    if (start) {
        value = value.substring(start.length);
        start = start.replace(/\n+/g, `$&${indent}`);
    }
    const indentSize = indent ? '2' : '1'; // root is at -1
    // Leading | or > is added later
    let header = (startWithSpace ? indentSize : '') + chomp;
    if (comment) {
        header += ' ' + commentString(comment.replace(/ ?[\r\n]+/g, ' '));
        if (onComment)
            onComment();
    }
    if (!literal) {
        const foldedValue = value
            .replace(/\n+/g, '\n$&')
            .replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, '$1$2') // more-indented lines aren't folded
            //                ^ more-ind. ^ empty     ^ capture next empty lines only at end of indent
            .replace(/\n+/g, `$&${indent}`);
        let literalFallback = false;
        const foldOptions = getFoldOptions(ctx, true);
        if (blockQuote !== 'folded' && type !== Scalar.Scalar.BLOCK_FOLDED) {
            foldOptions.onOverflow = () => {
                literalFallback = true;
            };
        }
        const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
        if (!literalFallback)
            return `>${header}\n${indent}${body}`;
    }
    value = value.replace(/\n+/g, `$&${indent}`);
    return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
    const { type, value } = item;
    const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
    if ((implicitKey && value.includes('\n')) ||
        (inFlow && /[[\]{},]/.test(value))) {
        return quotedString(value, ctx);
    }
    if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
        // not allowed:
        // - '-' or '?'
        // - start with an indicator character (except [?:-]) or /[?-] /
        // - '\n ', ': ' or ' \n' anywhere
        // - '#' not preceded by a non-space char
        // - end with ' ' or ':'
        return implicitKey || inFlow || !value.includes('\n')
            ? quotedString(value, ctx)
            : blockString(item, ctx, onComment, onChompKeep);
    }
    if (!implicitKey &&
        !inFlow &&
        type !== Scalar.Scalar.PLAIN &&
        value.includes('\n')) {
        // Where allowed & type not set explicitly, prefer block style for multiline strings
        return blockString(item, ctx, onComment, onChompKeep);
    }
    if (containsDocumentMarker(value)) {
        if (indent === '') {
            ctx.forceBlockIndent = true;
            return blockString(item, ctx, onComment, onChompKeep);
        }
        else if (implicitKey && indent === indentStep) {
            return quotedString(value, ctx);
        }
    }
    const str = value.replace(/\n+/g, `$&\n${indent}`);
    // Verify that output will be parsed as a string, as e.g. plain numbers and
    // booleans get parsed with those types in v1.2 (e.g. '42', 'true' & '0.9e-3'),
    // and others in v1.1.
    if (actualString) {
        const test = (tag) => tag.default && tag.tag !== 'tag:yaml.org,2002:str' && tag.test?.test(str);
        const { compat, tags } = ctx.doc.schema;
        if (tags.some(test) || compat?.some(test))
            return quotedString(value, ctx);
    }
    return implicitKey
        ? str
        : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
    const { implicitKey, inFlow } = ctx;
    const ss = typeof item.value === 'string'
        ? item
        : Object.assign({}, item, { value: String(item.value) });
    let { type } = item;
    if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
        // force double quotes on control characters & unpaired surrogates
        if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
            type = Scalar.Scalar.QUOTE_DOUBLE;
    }
    const _stringify = (_type) => {
        switch (_type) {
            case Scalar.Scalar.BLOCK_FOLDED:
            case Scalar.Scalar.BLOCK_LITERAL:
                return implicitKey || inFlow
                    ? quotedString(ss.value, ctx) // blocks are not valid inside flow containers
                    : blockString(ss, ctx, onComment, onChompKeep);
            case Scalar.Scalar.QUOTE_DOUBLE:
                return doubleQuotedString(ss.value, ctx);
            case Scalar.Scalar.QUOTE_SINGLE:
                return singleQuotedString(ss.value, ctx);
            case Scalar.Scalar.PLAIN:
                return plainString(ss, ctx, onComment, onChompKeep);
            default:
                return null;
        }
    };
    let res = _stringify(type);
    if (res === null) {
        const { defaultKeyType, defaultStringType } = ctx.options;
        const t = (implicitKey && defaultKeyType) || defaultStringType;
        res = _stringify(t);
        if (res === null)
            throw new Error(`Unsupported default string type ${t}`);
    }
    return res;
}

exports.stringifyString = stringifyString;


/***/ }),

/***/ 204:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);

const BREAK = Symbol('break visit');
const SKIP = Symbol('skip children');
const REMOVE = Symbol('remove node');
/**
 * Apply a visitor to an AST node or document.
 *
 * Walks through the tree (depth-first) starting from `node`, calling a
 * `visitor` function with three arguments:
 *   - `key`: For sequence values and map `Pair`, the node's index in the
 *     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
 *     `null` for the root node.
 *   - `node`: The current node.
 *   - `path`: The ancestry of the current node.
 *
 * The return value of the visitor may be used to control the traversal:
 *   - `undefined` (default): Do nothing and continue
 *   - `visit.SKIP`: Do not visit the children of this node, continue with next
 *     sibling
 *   - `visit.BREAK`: Terminate traversal completely
 *   - `visit.REMOVE`: Remove the current node, then continue with the next one
 *   - `Node`: Replace the current node, then continue by visiting it
 *   - `number`: While iterating the items of a sequence or map, set the index
 *     of the next step. This is useful especially if the index of the current
 *     node has changed.
 *
 * If `visitor` is a single function, it will be called with all values
 * encountered in the tree, including e.g. `null` values. Alternatively,
 * separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
 * `Alias` and `Scalar` node. To define the same visitor function for more than
 * one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
 * and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
 * specific defined one will be used for each node.
 */
function visit(node, visitor) {
    const visitor_ = initVisitor(visitor);
    if (identity.isDocument(node)) {
        const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
            node.contents = null;
    }
    else
        visit_(null, node, visitor_, Object.freeze([]));
}
// Without the `as symbol` casts, TS declares these in the `visit`
// namespace using `var`, but then complains about that because
// `unique symbol` must be `const`.
/** Terminate visit traversal completely */
visit.BREAK = BREAK;
/** Do not visit the children of the current node */
visit.SKIP = SKIP;
/** Remove the current node */
visit.REMOVE = REMOVE;
function visit_(key, node, visitor, path) {
    const ctrl = callVisitor(key, node, visitor, path);
    if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visit_(key, ctrl, visitor, path);
    }
    if (typeof ctrl !== 'symbol') {
        if (identity.isCollection(node)) {
            path = Object.freeze(path.concat(node));
            for (let i = 0; i < node.items.length; ++i) {
                const ci = visit_(i, node.items[i], visitor, path);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    node.items.splice(i, 1);
                    i -= 1;
                }
            }
        }
        else if (identity.isPair(node)) {
            path = Object.freeze(path.concat(node));
            const ck = visit_('key', node.key, visitor, path);
            if (ck === BREAK)
                return BREAK;
            else if (ck === REMOVE)
                node.key = null;
            const cv = visit_('value', node.value, visitor, path);
            if (cv === BREAK)
                return BREAK;
            else if (cv === REMOVE)
                node.value = null;
        }
    }
    return ctrl;
}
/**
 * Apply an async visitor to an AST node or document.
 *
 * Walks through the tree (depth-first) starting from `node`, calling a
 * `visitor` function with three arguments:
 *   - `key`: For sequence values and map `Pair`, the node's index in the
 *     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
 *     `null` for the root node.
 *   - `node`: The current node.
 *   - `path`: The ancestry of the current node.
 *
 * The return value of the visitor may be used to control the traversal:
 *   - `Promise`: Must resolve to one of the following values
 *   - `undefined` (default): Do nothing and continue
 *   - `visit.SKIP`: Do not visit the children of this node, continue with next
 *     sibling
 *   - `visit.BREAK`: Terminate traversal completely
 *   - `visit.REMOVE`: Remove the current node, then continue with the next one
 *   - `Node`: Replace the current node, then continue by visiting it
 *   - `number`: While iterating the items of a sequence or map, set the index
 *     of the next step. This is useful especially if the index of the current
 *     node has changed.
 *
 * If `visitor` is a single function, it will be called with all values
 * encountered in the tree, including e.g. `null` values. Alternatively,
 * separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
 * `Alias` and `Scalar` node. To define the same visitor function for more than
 * one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
 * and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
 * specific defined one will be used for each node.
 */
async function visitAsync(node, visitor) {
    const visitor_ = initVisitor(visitor);
    if (identity.isDocument(node)) {
        const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
            node.contents = null;
    }
    else
        await visitAsync_(null, node, visitor_, Object.freeze([]));
}
// Without the `as symbol` casts, TS declares these in the `visit`
// namespace using `var`, but then complains about that because
// `unique symbol` must be `const`.
/** Terminate visit traversal completely */
visitAsync.BREAK = BREAK;
/** Do not visit the children of the current node */
visitAsync.SKIP = SKIP;
/** Remove the current node */
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key, node, visitor, path) {
    const ctrl = await callVisitor(key, node, visitor, path);
    if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visitAsync_(key, ctrl, visitor, path);
    }
    if (typeof ctrl !== 'symbol') {
        if (identity.isCollection(node)) {
            path = Object.freeze(path.concat(node));
            for (let i = 0; i < node.items.length; ++i) {
                const ci = await visitAsync_(i, node.items[i], visitor, path);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    node.items.splice(i, 1);
                    i -= 1;
                }
            }
        }
        else if (identity.isPair(node)) {
            path = Object.freeze(path.concat(node));
            const ck = await visitAsync_('key', node.key, visitor, path);
            if (ck === BREAK)
                return BREAK;
            else if (ck === REMOVE)
                node.key = null;
            const cv = await visitAsync_('value', node.value, visitor, path);
            if (cv === BREAK)
                return BREAK;
            else if (cv === REMOVE)
                node.value = null;
        }
    }
    return ctrl;
}
function initVisitor(visitor) {
    if (typeof visitor === 'object' &&
        (visitor.Collection || visitor.Node || visitor.Value)) {
        return Object.assign({
            Alias: visitor.Node,
            Map: visitor.Node,
            Scalar: visitor.Node,
            Seq: visitor.Node
        }, visitor.Value && {
            Map: visitor.Value,
            Scalar: visitor.Value,
            Seq: visitor.Value
        }, visitor.Collection && {
            Map: visitor.Collection,
            Seq: visitor.Collection
        }, visitor);
    }
    return visitor;
}
function callVisitor(key, node, visitor, path) {
    if (typeof visitor === 'function')
        return visitor(key, node, path);
    if (identity.isMap(node))
        return visitor.Map?.(key, node, path);
    if (identity.isSeq(node))
        return visitor.Seq?.(key, node, path);
    if (identity.isPair(node))
        return visitor.Pair?.(key, node, path);
    if (identity.isScalar(node))
        return visitor.Scalar?.(key, node, path);
    if (identity.isAlias(node))
        return visitor.Alias?.(key, node, path);
    return undefined;
}
function replaceNode(key, path, node) {
    const parent = path[path.length - 1];
    if (identity.isCollection(parent)) {
        parent.items[key] = node;
    }
    else if (identity.isPair(parent)) {
        if (key === 'key')
            parent.key = node;
        else
            parent.value = node;
    }
    else if (identity.isDocument(parent)) {
        parent.contents = node;
    }
    else {
        const pt = identity.isAlias(parent) ? 'alias' : 'scalar';
        throw new Error(`Cannot replace node with ${pt} parent`);
    }
}

exports.visit = visit;
exports.visitAsync = visitAsync;


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./lib/model/compact.js
function compact(object) {
    return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./lib/model/position.js
function positionsOf(text) {
    const starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    const at = (offset) => {
        const line = lastAtOrBefore(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
    return ({ start, end }) => {
        const from = at(start);
        const to = at(end);
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    };
}
function lastAtOrBefore(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./lib/scan/mentions.js


const maxPathLength = 1000;
const maxFolders = 200;
const notAPath = /[\0-\x1f:*?<>|$`\\]|\{\{|^\//;
function folderOf(file) {
    const folder = external_node_path_namespaceObject.posix.dirname(file);
    return folder === '.' ? '' : folder;
}
function pathFrom(folder, name) {
    if (name === '' || name.length > maxPathLength || notAPath.test(name))
        return undefined;
    const joined = external_node_path_namespaceObject.posix.join(folder, name);
    return joined === '..' || joined.startsWith('../') || joined.startsWith('/') ? undefined : joined;
}
function mentionsFrom(folders, name, as) {
    return folders.flatMap((folder) => {
        const found = folder === undefined || name === undefined ? undefined : pathFrom(folder, name);
        return found === undefined ? [] : [{ path: found, as }];
    });
}
function buildMentions({ path: file }, contexts, names) {
    const bases = [...new Set([folderOf(file), ''])];
    const folders = bases.flatMap((base) => [
        base,
        ...contexts.map((context) => pathFrom(base, context)),
    ]);
    const distinct = [...new Set(folders)].slice(0, maxFolders);
    return [...new Set(names)]
        .slice(0, maxFolders)
        .flatMap((name) => mentionsFrom(distinct, name, 'dockerfile'));
}
const maxGlobs = 200;
class MentionedGlobs {
    all;
    isTooMuch = false;
    known = new Map();
    constructor(all) {
        this.all = all;
    }
    of(mention) {
        const { path, as, isGlob } = mention;
        if (isGlob === undefined)
            return [mention];
        const found = this.known.get(path) ?? this.matches(path);
        return found.map((one) => ({ path: one, as }));
    }
    matches(glob) {
        this.isTooMuch ||= this.known.size >= maxGlobs;
        if (this.isTooMuch)
            return [];
        const found = [...this.all].filter(pathMatcher([glob]));
        this.known.set(glob, found);
        return found;
    }
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __nccwpck_require__(8815);
;// CONCATENATED MODULE: ./lib/model/stackless.js
function withoutStacks(work) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = limit;
    }
}

;// CONCATENATED MODULE: ./lib/model/surface.js
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}

;// CONCATENATED MODULE: ./lib/model/text.js
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}
function text_plural(count, noun) {
    if (count === 1)
        return `1 ${noun}`;
    return `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ie` : noun}s`;
}
function shortDigest(digest) {
    return digest.slice(0, 'sha256:'.length + 12);
}
function onOneLine(text, maxLength = 500) {
    return text
        .slice(0, maxLength)
        .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
        .trim();
}

;// CONCATENATED MODULE: ./lib/model/time.js

const dayMs = 86_400_000;
const unitMs = { s: 1_000, m: 60_000, h: 3_600_000, d: dayMs, w: 604_800_000 };
const time_short = /^(\d{1,6})([smhdw])$/;
const iso = /^P(?:(\d{1,6})W|(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?)?)$/;
function parseDuration(text) {
    const simple = time_short.exec(text);
    if (simple)
        return Number(simple[1]) * unitMs[simple[2]];
    const parts = iso.exec(text)?.slice(1, 5);
    if (parts?.some((part) => part !== undefined) !== true)
        return undefined;
    const [weeks, days, hours, minutes] = parts.map((part) => Number(part ?? 0));
    return ((weeks ?? 0) * unitMs.w + (days ?? 0) * unitMs.d + (hours ?? 0) * unitMs.h + (minutes ?? 0) * unitMs.m);
}
function durationText(ms) {
    const unit = ['d', 'h', 'm'].find((name) => ms % unitMs[name] === 0) ?? 's';
    return `${ms / unitMs[unit]}${unit}`;
}
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
function parseInstant(text) {
    const full = day.test(text) ? `${text}T23:59:59.999Z` : text;
    const at = withZone.test(full) && isDay(full.slice(0, 10)) ? Date.parse(full) : Number.NaN;
    return Number.isNaN(at) ? undefined : at;
}
function isDay(text) {
    const at = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
function formatDay(instant) {
    return new Date(instant).toISOString().slice(0, 10);
}
function formatDuration(ms) {
    const units = [
        [dayMs, 'day'],
        [dayMs / 24, 'hour'],
        [60_000, 'minute'],
    ];
    for (const [size, name] of units) {
        const count = Math.floor(ms / size);
        if (count > 0)
            return plural(count, name);
    }
    return 'less than a minute';
}

;// CONCATENATED MODULE: ./lib/scan/reasons.js



const maxSearched = 1000;
const maxQuoted = 100;
const unresolved = {
    template: contains({
        what: 'a template expression',
        pattern: /\$?\{\{.*?\}\}|\{%.*?%\}|<%.*?%>|<<.*?>>|\$?\[\[.*?\]\]/s,
    }),
    variable: contains({ what: 'a variable', pattern: /\$\{[^{}]*\}|\$\([^()]*\)|\$\w+/ }),
    hclExpression: contains({ what: 'an expression', pattern: /\$\{[^{}]*\}/ }),
    pipelineParameter: contains({ what: 'a pipeline parameter', pattern: /\$\([^()]*\)/ }),
    pipelineContainer: (name) => `\`${name}\` may be a container resource of the pipeline that uses this template`,
    pipelineVariable: contains({
        what: 'a pipeline variable',
        pattern: /\$\{\{.*?\}\}|\$\[.*\]|\$\([^()]*\)|\$\{[^{}]*\}/s,
    }),
    workflowExpression: contains({ what: 'a workflow expression', pattern: /\$\{\{.*?\}\}/s }),
    serviceVariable: contains({ what: 'a variable of the service', pattern: /\$\{[^{}]*\}|\$\w+/ }),
    editorVariable: contains({ what: 'an editor variable', pattern: /\$\{[^{}]*\}/ }),
    shellVariable: contains({ what: 'a shell variable', pattern: /\$\{[^{}]*\}|\$\([\w.]+\)|\$\w+/ }),
    shellCommand: contains({ what: 'the output of a shell command', pattern: /\$\(.*\)|`[^`]*`/s }),
    shellWildcard: contains({ what: 'a shell wildcard', pattern: /[*?]/ }),
    unknownOption: (option) => `follows the option ${quoted(option)}, and it is not known whether this is the value of the option: write \`${onOneLine(option, maxQuoted).replaceAll('`', "'")}=…\``,
    systemdSpecifier: contains({ what: 'a systemd specifier', pattern: /%[A-Za-z%]/ }),
    noDefault: (variable) => `variable ${quoted(variable)} has no default value`,
    placeholder: (text) => /^["']*$/.test(text) ? 'the name is empty' : `${quoted(text)} is a placeholder`,
    notDefinedHere: (name) => `depends on ${quoted(name)}, which is not defined in this file`,
    dependsOnSet: (text, variable) => `${quoted(text)} depends on whether variable ${quoted(variable)} is set`,
    notAVariable: (text) => `${quoted(text)} is not a valid variable reference`,
    setByBuild: (variable) => `variable ${quoted(variable)} is set by the build`,
    environmentArgument: (name) => `argument ${quoted(name)} has the value that it has in the environment of the build`,
    argumentValue: (name) => `the value of argument ${quoted(name)} cannot be read`,
    namedContext: (name) => `nothing in the file says whether the context ${quoted(name)} is an image`,
    argumentsExpression: 'the arguments of the build are an expression',
    expression: 'its value is an expression',
    path: (path, why) => `it depends on the file at ${quoted(path)}, and ${why}`,
    mustBeSet: (variable, message) => `variable ${quoted(variable)} must be set${message === '' ? '' : `: ${quoted(message)}`}`,
    notDeclared: (why, variable) => `${why}; no ARG before the first FROM declares ${quoted(variable)}`,
    notExpandedInFrom: 'variables are not expanded in --from',
    nestedVariables: 'its variables are nested too deeply',
    tooManyValues: 'its variables have too many possible values',
    tooManyVariables: 'its variables expand to more text than an image name can have',
    yamlTag: (tag) => `its YAML tag ${quoted(tag)} may change the value`,
    yamlNumber: (text) => `YAML may read ${quoted(text)} as a number, a boolean or a date: put it in quotes`,
    tagFromChart: 'the tag is not set here; the chart provides it',
    versionRange: (range) => `Flux chooses the tag by the version range ${quoted(range)}`,
    replacement: 'Kustomize replaces the image, or a part of it, with a value from elsewhere',
    repositoryElsewhere: 'the repository is not set here; the chart or another file provides it',
    tagSuffix: 'Kustomize adds a suffix to the tag of each resource, and removes its digest',
    pulledOrBuilt: 'Compose pulls this image if its registry has it, and builds it otherwise. Add `pull_policy: build`, or remove `build`',
    resetBuild: 'the service is not built, and its image is set in another file',
    tagFromResources: 'the tag is not set here; each resource keeps its own',
    starlark: 'an argument is neither a string nor a constant that this file sets once',
    intrinsicFunction: (text) => `depends on the function ${quoted(text)} of CloudFormation`,
    partOfExpression: 'it is a part of a larger expression',
    newestVersion: 'without a tag, the tool takes the newest version in the repository',
    registryOfAccount: 'the registry is that of a cloud account, which is not named here',
    tagOfOperator: 'an operator puts this tag behind the names of its own images',
    noTagOrDigest: 'neither a tag nor a digest is set here',
};
const notPinnable = {
    escapes: 'the value is written with escapes or folded lines',
    tagFromVariable: 'it has no tag, and a variable at its end may add one',
    digestFromVariable: 'its digest comes from a variable',
    digestShared: (variable) => `its digest comes from ${onOneLine(variable, maxQuoted)}, which other references share`,
    digestInPattern: (variable) => `its digest comes from ${onOneLine(variable, maxQuoted)}, which a pattern is applied to`,
    passed: (name, file) => `${quoted(file)} passes another value for ${quoted(name)}, so several images are possible here`,
    passedInPart: (dockerfile) => `only a part of it is written here, the rest is in ${quoted(dockerfile)}`,
    passedIndirectly: (name) => `the value of ${quoted(name)} is not written here as it is passed`,
    behindVariable: (image, isPinned) => `${isPinned ? 'its digest makes builds ignore' : 'a digest here would make builds ignore'} the values of its arguments. ${ownArgument(image)}`,
    afterVariable: (image, isPinned) => `${isPinned ? 'its digest stays' : 'a digest here would stay'} the same whatever the values of its variables are. Write the whole reference, ${quoted(image)}, as the value or the default of one variable, and the digest behind it`,
    usedByCommands: (variable, image) => `a stage uses ${onOneLine(variable, maxQuoted)} too, so its commands would see the digest. ${ownArgument(image)}`,
    longLine: 'its line would be longer than BuildKit accepts',
    number: 'YAML reads a part of it as a number or a boolean: put that part in quotes',
    allTags: 'the command pulls all tags of the repository, and accepts neither a tag nor a digest',
    asksForTag: 'the command asks what the tag refers to',
    copiesTag: 'the command copies what the tag refers to at the time',
    tagWithDigest: (program) => `${program} does not accept a tag together with a digest: write the digest in place of the tag`,
    alsoByTag: 'another command uses the image by this name, which an image that was pulled by its digest does not get',
    inDockerfile: 'the Dockerfile decides what the build argument is a part of',
    fromVariable: 'a variable is a part of its name',
    usedOtherwise: (variable) => `${quoted(variable)} is also used for something that is not an image`,
    unknownInput: (input) => `it is not known whether ${quoted(input)} accepts a digest`,
    unusedVariable: (variable) => `nothing in this file uses ${quoted(variable)} as an image`,
    fromParameter: 'a part of it comes from a parameter',
    usedInParts: 'its parameter is a part of other names too',
    severalValues: 'several images are possible here',
    otherFile: (file) => `a part of it is set in ${quoted(file)}`,
    partElsewhere: (name) => `${quoted(name)} is a part of other names too`,
    noTag: 'its tag is not set here',
    sharedByAnchor: 'other places use this value through its YAML anchor',
    nomad: "Nomad's Docker driver fails on some names with a tag and a digest: replace the tag by the digest",
    aws: 'AWS documents a tag or a digest, not both: replace the tag by the digest',
    fly: 'Fly.io deploys the tag and ignores the digest behind it: replace the tag by the digest',
    earthlyPull: 'Earthly names the pulled image by its tag: write the digest in a `FROM`',
    concourse: 'Concourse takes the digest from `version`: add `version: {digest: ""}` next to `source`',
    jsonnet: 'Jsonnet may use the text as a part of other texts',
    notDocumented: (program) => `it is not documented that ${program} accepts a tag with a digest`,
    unknownPlugin: (name) => `it is not known whether the plugin ${quoted(name)} accepts a digest`,
    unknownKind: (kind) => `it is not known whether the resource ${quoted(kind)} accepts a digest here`,
    patchedKind: 'it is not known whether the patched resource accepts a digest here',
    digestOfArtifact: 'Flux reads the digest from a separate key: add the line `digest: ""` under `ref`',
    chartTooLarge: (maxTemplates) => `its chart has more than ${maxTemplates} files, so it is not known how the chart uses the tag`,
    digestForm: (key) => `it is not known whether the chart expects the digest in ${quoted(key)} with or without \`sha256:\`: write the first one by hand`,
    digestOmitted: (key, file) => `${quoted(file)} makes a name of the tag without ${quoted(key)}, so the cluster would pull the tag there: use the digest in that template too`,
    tagChanged: (by, file) => `its tag is also passed to ${quoted(by)} in ${quoted(file)}, which expects a tag without a digest`,
    tagHanded: (name) => `its chart passes it to the template ${quoted(name)}, which may use the tag for something else`,
    tagPrinted: (line, file) => line === ''
        ? `its tag is also used on its own in ${quoted(file)}, where a digest would be wrong`
        : `its tag is also written to ${quoted(line)} in ${quoted(file)}, where a digest would be wrong`,
    tagExtended: (file) => `${quoted(file)} adds text after its tag, so a digest cannot follow the tag`,
    tagOfOtherName: (file) => `its tag is also the tag of another image name in ${quoted(file)}`,
    tagIsFallback: (file) => `its tag is also the default tag of another image in ${quoted(file)}`,
    tagUnused: (path) => `no template of its chart is known to use ${quoted(path)} in an image name`,
    schema: (key, file) => `${quoted(file)} restricts the values of ${quoted(key)}`,
    replacedBy: (file, line) => `${quoted(`${file}:${line}`)} replaces this text with another, and a digest would break that or be lost`,
    renamedBy: (file, line) => `${quoted(`${file}:${line}`)} replaces its name and would keep this digest, which belongs to another image. Write the tag and the digest there, as \`newTag\` and \`digest\``,
    bazelArgument: 'Bazel takes the digest as a separate argument: add `digest = ""`',
};
const remedy = 'Correct it, or exclude the file';
const unscanned = {
    yaml: (why) => `The YAML cannot be read: ${why}. ${remedy}`,
    json: (why) => `The JSON cannot be read: ${why}. ${remedy}`,
    dockerfile: (why) => `BuildKit refuses this Dockerfile: ${why}. ${remedy}`,
    dockerfileLimit: (why) => `The Dockerfile was not scanned completely: ${why}. Simplify it, or exclude the file`,
    notAnImage: (text, why) => `${quoted(text)} cannot be read as an image: ${why}. ${remedy}`,
    openHeredoc: (name) => `The heredoc ${onOneLine(name, maxQuoted)} is not closed, so the text after it was not read. Close it, or exclude the file`,
    frontend: (name) => `The frontend ${quoted(name)} builds this file, and it may use images that BuildKit's own frontend does not. If it is a copy of \`docker/dockerfile\`, declare its registry as a mirror under \`registries\` in the policy; otherwise exclude the file`,
    passedRefused: (name, dockerfile, image, why) => `With this value of ${quoted(name)}, BuildKit refuses ${quoted(image)} in ${quoted(dockerfile)}: ${why}. ${remedy}`,
    inlineTemplate: 'A template of Bake writes instructions of this Dockerfile, so they cannot be read. Write them out, or exclude the file',
    tooManyInherited: 'The targets inherit too many arguments from each other, so not all of their builds were read',
    tooManyBuilds: (maxBuilds) => `Only the first ${maxBuilds} builds that pass arguments to this Dockerfile were read`,
    tooDeep: 'it is nested too deeply',
    tooManyNodes: 'its aliases and merge keys repeat too many nodes',
    tooManyValues: 'its parameters have too many values',
    tooManyMerges: 'its merge keys (`<<`) are nested too deeply',
    notLiteralBlock: 'A file inside another file is only read from a literal block (`|`)',
    waiver: 'An inline waiver needs a check and a reason: `tagproof: ignore[check-id] reason`',
    tooManyFiles: (maxFiles, surface) => `Only the first ${maxFiles} files were scanned: narrow ${settingName(surface, 'paths')} or extend ${settingName(surface, 'exclude')}`,
    tooManyMentions: (maxMentions) => `Only the first ${maxMentions} files that other files name were read`,
    emptyGlob: (surface) => `This glob of ${settingName(surface, 'paths')} matches no file of a known format`,
    folder: (why, folder, surface) => `The folder was not scanned: ${why}. If none of its images are used, add \`${folder}**\` to ${settingName(surface, 'exclude')}`,
    notListed: 'it cannot be listed',
    sparse: 'git tracks it, but a sparse checkout left it out',
    file: (why) => `The file was not scanned: ${why}`,
    tooSlow: (limitMs) => `The file was not scanned: that took longer than ${durationText(limitMs)}. Split it into smaller files, or exclude it`,
    tooMuchMemory: 'The file was not scanned: that needed too much memory. Split it into smaller files, or exclude it',
    stopped: (files) => `${text_plural(files, 'file')} had not been scanned when the run was stopped`,
    invalidReference: (raw, detail, others) => `${quoted(raw)} is not a valid image reference${others === 0 ? '' : ` (and ${text_plural(others, 'other reference')} in the file)`}: ${detail}. ${remedy}`,
    excessiveReference: (raw, detail, others) => `The images of ${quoted(raw)}${others === 0 ? '' : ` (and of ${text_plural(others, 'other reference')} in the file)`} were not read: ${detail}. Write fewer values, or exclude the file`,
    unexplained: (name, others) => `${quoted(name)} looks like an image${others === 0 ? '' : ` (and ${text_plural(others, 'other name')} in the file)`}, but no scanner reads images at this place. Move it to a place that is scanned, or exclude the file`,
};
function contains({ what, pattern }) {
    return (text) => {
        const found = pattern.exec(text.slice(0, maxSearched))?.[0];
        return found === undefined ? `contains ${what}` : `contains ${what} (${quoted(found)})`;
    };
}
function ownArgument(image) {
    const path = image.replace(/:[^/]*$/, '');
    const base = path.slice(path.lastIndexOf('/') + 1).replace(/[^a-z0-9]+/gi, '_');
    const name = `${base.toUpperCase()}_IMAGE`;
    return `Declare the whole reference in an argument of its own, ${quoted(`ARG ${name}=${image}`)} before the first FROM, and use ${quoted(`FROM \${${name}}`)}`;
}
function quoted(text) {
    return `\`${onOneLine(text, maxQuoted).replaceAll('`', "'")}\``;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/directive-lines.js
function standsAlone(text, start, end) {
    let [before, after] = [start - 1, end];
    while (before >= 0 && isBlank(text[before]))
        before -= 1;
    while (after < text.length && isBlank(text[after]))
        after += 1;
    return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n');
}
const maxKeyLength = 1000;
function producesBlock(text, start, end) {
    const before = text.slice(Math.max(0, start - maxKeyLength), start);
    const line = before.lastIndexOf('\n') + 1;
    if (line === 0 && start > maxKeyLength)
        return false;
    const indent = /^( *)(?:- +)*[^\s:#][^:#\n]*:[ \t]*$/.exec(before.slice(line))?.[1];
    const next = /^[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\n){0,100}( *)[^\s#]/.exec(text.slice(end, end + 10_000))?.[1];
    return indent !== undefined && next !== undefined && next.length > indent.length;
}
function isBlank(char) {
    return char !== undefined && char !== '\n' && /\s/.test(char);
}

;// CONCATENATED MODULE: ./lib/scan/syntax/go-action.js
const go_action_quoted = /"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n])*'|`[^`\r\n]*`/y;
const plain = /(?:[^\x00-\x1f"'`{}:#\\;<>?@[\]^&%~\x7f]|[\t\r\n]|:=)+/y;
function endOfGoAction(text, start) {
    for (let at = start + 2; at < text.length;) {
        if (text.startsWith('}}', at))
            return at + 2;
        const next = endOfMatch(plain, text, at) ?? endOfMatch(go_action_quoted, text, at);
        if (next === undefined)
            return undefined;
        at = next;
    }
    return undefined;
}
function endOfMatch(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/templates.js


const filler = '\uE000';
const closes = { '{{': '}}', '{%': '%}', '{#': '#}', '<%': '%>' };
const control = /^\{\{[-~]?\s*(?:if|else|end|range|with|define|block|break|continue|\$\w*\s*(?:,\s*\$\w+\s*)?:?=|\/\*|#|\/)|^\{[%#]|^<%(?!=)/;
const comment = /\{\{[-~]?[^\S\n]*\/\*|\{#/y;
const marks = /\{\{|\{%|<%|<<|\$\[\[|\[\[/;
const engines = [
    [/\.(?:j2|jinja2?)$/, 'jinja'],
    [/\.erb$/, 'erb'],
    [/\.(?:tmpl|tpl|gotmpl)$|(?:^|\/)templates\//, 'go'],
];
function templateEngineOf(path) {
    return engines.find(([pattern]) => pattern.test(path))?.[1];
}
const openings = {
    go: /\{\{/g,
    jinja: /\{\{|\{%|\{#/g,
    erb: /<%/g,
    any: /\{\{|\{%|\{#|<%/g,
};
function isTemplated(name) {
    return marks.test(name);
}
function coverTemplates(text, engine) {
    const pieces = [];
    let done = 0;
    for (const { start, end } of directives(text, engine)) {
        const directive = text.slice(start, end);
        if (standsAlone(text, start, end)) {
            pieces.push(withLineEnds(text.slice(done, start)), '\n'.repeat(end - start));
        }
        else {
            const blank = control.test(directive) || producesBlock(text, start, end);
            pieces.push(text.slice(done, start), (blank ? ' ' : filler).repeat(end - start));
        }
        done = end;
    }
    return done === 0 ? text : pieces.join('') + text.slice(done);
}
function coversLines(text, engine) {
    return directives(text, engine).some(({ start, end }) => text.slice(start, end).includes('\n'));
}
function withLineEnds(text) {
    let end = text.length;
    while (text[end - 1] === ' ')
        end -= 1;
    return text.slice(0, end).padEnd(text.length, '\n');
}
function directives(text, engine) {
    const ahead = forwardSearch(text);
    const found = [];
    const opening = new RegExp(openings[engine ?? 'any']);
    let isGo = engine === 'go';
    for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
        const start = match.index;
        const isPlain = text[start - 1] === '$';
        const mayBeAction = isGo && !isPlain && !isComment(text, start);
        const whole = mayBeAction ? endOfGoAction(text, start) : undefined;
        isGo = isGo && !(mayBeAction && whole === undefined);
        const end = isPlain ? undefined : (whole ?? endOf(text, start, closes[match[0]] ?? '', ahead));
        if (end !== undefined)
            found.push({ start, end });
        opening.lastIndex = end ?? start + match[0].length;
    }
    return found;
}
function isComment(text, start) {
    comment.lastIndex = start;
    return comment.test(text);
}
const lineEnds = ['\n', '\r', '\x85', '\u2028', '\u2029'];
function forwardSearch(text) {
    const known = new Map();
    return (what, from) => {
        const last = known.get(what) ?? -1;
        if (last >= from)
            return last;
        const at = text.indexOf(what, from);
        known.set(what, at < 0 ? text.length : at);
        return at < 0 ? text.length : at;
    };
}
function endOf(text, start, close, ahead) {
    const mayBeLong = isComment(text, start);
    const inner = mayBeLong && close === '}}' ? ahead('*/', start) : start + (mayBeLong ? 0 : 2);
    const end = ahead(close, inner);
    const last = mayBeLong ? text.length : Math.min(...lineEnds.map((lineEnd) => ahead(lineEnd, start)));
    return end < last ? end + close.length : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/characters.js
const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const usual = /^[\t\n\r\x20-\x7e]*$/;
const forbidden = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const laterByteOrderMark = /(?<=[\n\r\x85\u2028\u2029\ufeff])\ufeff/;
function forbiddenAt(text) {
    if (usual.test(text))
        return Number.POSITIVE_INFINITY;
    const found = [forbidden, laterByteOrderMark].map((pattern) => text.search(pattern));
    return Math.min(...found.filter((at) => at >= 0), Number.POSITIVE_INFINITY);
}
function isBreak(code) {
    if (code > carriageReturn && code < 0x85)
        return false;
    return code === lineFeed || code === carriageReturn || code === 0x85 || code === 0x2028 || code === 0x2029;
}
function isCrLf(first, second) {
    return first === carriageReturn && second === lineFeed;
}
function characters_isBlank(code) {
    return code === space || code === tab;
}
function isBreakOrEnd(code) {
    return code === 0 || isBreak(code);
}
function isBlankOrEnd(code) {
    return characters_isBlank(code) || isBreakOrEnd(code);
}
function isWord(code) {
    return ((code >= 0x30 && code <= 0x39) ||
        (code >= 0x41 && code <= 0x5a) ||
        (code >= 0x61 && code <= 0x7a) ||
        code === 0x5f ||
        code === 0x2d);
}
function isDigit(code) {
    return code >= 0x30 && code <= 0x39;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/cursor.js

class YamlSyntaxError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
const surrogate = /[\ud800-\udbff]/;
class Cursor {
    text;
    start;
    end;
    offset;
    line = 0;
    column = 0;
    pairs = 0;
    mayHavePairs;
    lastMark;
    constructor(text, start, end) {
        this.text = text;
        this.start = start;
        this.end = end;
        this.offset = start;
        this.mayHavePairs = surrogate.test(text);
    }
    get mark() {
        const { offset, lastMark } = this;
        if (lastMark?.offset === offset)
            return lastMark;
        const mark = { offset, index: this.index, line: this.line, column: this.column };
        this.lastMark = mark;
        return mark;
    }
    get index() {
        return this.offset - this.start - this.pairs;
    }
    code(ahead = 0) {
        const at = this.offset + ahead;
        return at < this.end ? this.text.charCodeAt(at) : 0;
    }
    is(char, ahead = 0) {
        return this.code(ahead) === char.charCodeAt(0);
    }
    skip() {
        const code = this.code();
        const isPair = code >= 0xd800 && code < 0xdc00;
        this.offset += isPair ? 2 : 1;
        this.pairs += Number(isPair);
        this.column += 1;
    }
    skipTo(offset) {
        let pairs = 0;
        for (let at = this.mayHavePairs ? this.offset : offset; at < offset; at += 1) {
            const code = this.text.charCodeAt(at);
            if (code >= 0xd800 && code < 0xdc00)
                pairs += 1;
        }
        this.column += offset - this.offset - pairs;
        this.pairs += pairs;
        this.offset = offset;
    }
    endOfLine() {
        let at = this.offset;
        while (at < this.end && !isBreakOrEnd(this.text.charCodeAt(at)))
            at += 1;
        return at;
    }
    read() {
        const from = this.offset;
        this.skip();
        return this.text.slice(from, this.offset);
    }
    readLine() {
        const code = this.code();
        this.offset += isCrLf(code, this.code(1)) ? 2 : 1;
        this.column = 0;
        this.line += 1;
        return code === 0x2028 || code === 0x2029 ? String.fromCharCode(code) : '\n';
    }
    skipBlanks() {
        while (characters_isBlank(this.code()))
            this.skip();
    }
    skipComment() {
        if (this.is('#'))
            this.skipTo(this.endOfLine());
    }
    atDocumentMarker() {
        if (this.column !== 0 || !isBlankOrEnd(this.code(3)))
            return false;
        if (!this.is('-') && !this.is('.'))
            return false;
        const three = this.text.slice(this.offset, Math.min(this.offset + 3, this.end));
        return three === '---' || three === '...';
    }
    readWhiteSpace(onBlankInIndent) {
        let blanks = '';
        let first;
        let more = '';
        while (characters_isBlank(this.code()) || isBreak(this.code())) {
            if (isBreak(this.code())) {
                if (first === undefined)
                    first = this.readLine();
                else
                    more += this.readLine();
            }
            else if (first === undefined) {
                blanks += this.read();
            }
            else {
                onBlankInIndent();
                this.skip();
            }
        }
        if (first === undefined)
            return { text: blanks, hasBreak: false };
        return { text: folded(first, more), hasBreak: true };
    }
    fail(message, at = this.mark) {
        throw new YamlSyntaxError(message, at.offset);
    }
}
function folded(first, more) {
    if (first !== '\n')
        return first + more;
    return more === '' ? ' ' : more;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/nodes.js

class ScalarNode {
    value;
    source;
    type;
    range;
    tag;
    anchor;
    constructor(value, source, type, range, tag, anchor) {
        this.value = value;
        this.source = source;
        this.type = type;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class MapNode {
    items;
    range;
    tag;
    anchor;
    constructor(items, range, tag, anchor) {
        this.items = items;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class SeqNode {
    items;
    range;
    tag;
    anchor;
    constructor(items, range, tag, anchor) {
        this.items = items;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class PairNode {
    key;
    value;
    constructor(key, value) {
        this.key = key;
        this.value = value;
    }
}
function makeLike({ prototype }, sample) {
    for (const symbol of Object.getOwnPropertySymbols(sample))
        Object.defineProperty(prototype, symbol, { value: Reflect.get(sample, symbol) });
    Object.setPrototypeOf(prototype, Object.getPrototypeOf(sample));
}
makeLike(ScalarNode, new dist/* Scalar */.X5(null));
makeLike(MapNode, new dist/* YAMLMap */.CA());
makeLike(SeqNode, new dist/* YAMLSeq */.Rw());
makeLike(PairNode, new dist/* Pair */.Rm(null));
function scalarNode(value, source, type, [start, end], { tag, anchor }) {
    return new ScalarNode(value, source, type, [start, end, end], tag, anchor);
}
function mapNode(items, start, end, { tag, anchor }) {
    return new MapNode(items, [start, end, end], tag, anchor);
}
function seqNode(items, start, end, { tag, anchor }) {
    return new SeqNode(items, [start, end, end], tag, anchor);
}
function pairNode(key, value) {
    return new PairNode(key, value);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/scalar.js

const types = {
    plain: 'PLAIN',
    'single-quoted': 'QUOTE_SINGLE',
    'double-quoted': 'QUOTE_DOUBLE',
    literal: 'BLOCK_LITERAL',
    folded: 'BLOCK_FOLDED',
};
const standard = 'tag:yaml.org,2002:';
const mayBeSpecial = /^[~nNtTfF\d+.-]/;
const number = /^[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.[\d_]+)(?:[eE][-+]?\d+)?$/;
function scalarOf({ value: source = '', start, end, style = 'plain' }, properties) {
    const { tag } = properties;
    const value = readValue(source, style, tag);
    return scalarNode(value, source, types[style], [start.offset, end], properties);
}
function readValue(source, style, tag) {
    if (tag === `${standard}binary`)
        return Buffer.from(source, 'base64').toString('utf8');
    if (tag !== undefined || style !== 'plain')
        return source;
    if (source !== '' && !mayBeSpecial.test(source))
        return source;
    if (/^(?:|~|null|Null|NULL)$/.test(source))
        return null;
    if (/^(?:true|True|TRUE)$/.test(source))
        return true;
    if (/^(?:false|False|FALSE)$/.test(source))
        return false;
    if (/^0x[\da-fA-F]+$|^0o[0-7]+$/.test(source))
        return Number(source);
    return number.test(source) ? Number(source.replaceAll('_', '')) : source;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/block.js


function scanBlock(cursor, parentIndent) {
    const start = cursor.mark;
    const isLiteral = cursor.is('|');
    cursor.skip();
    const { keep, increment } = scanHeader(cursor, start);
    const base = Math.max(parentIndent, 0);
    const known = increment === undefined ? undefined : base + increment;
    const lead = scanEmptyLines(cursor, known, parentIndent, start);
    const { indent } = lead;
    const value = [];
    let { lines: empty, end } = lead;
    let lineEnd = '';
    let wasBlank = false;
    while (cursor.column === indent && cursor.code() !== 0) {
        const startsBlank = characters_isBlank(cursor.code());
        const folds = !isLiteral && !wasBlank && !startsBlank && lineEnd === '\n';
        value.push(folds ? folded(lineEnd, empty) : lineEnd + empty);
        wasBlank = startsBlank;
        const from = cursor.offset;
        cursor.skipTo(cursor.endOfLine());
        value.push(cursor.text.slice(from, cursor.offset));
        end = cursor.offset;
        lineEnd = isBreak(cursor.code()) ? cursor.readLine() : '';
        ({ lines: empty, end } = scanEmptyLines(cursor, indent, parentIndent, start));
    }
    if (keep !== '-')
        value.push(lineEnd);
    if (keep === '+')
        value.push(empty);
    return {
        type: 'scalar',
        start,
        end,
        value: value.join(''),
        style: isLiteral ? 'literal' : 'folded',
    };
}
function scanHeader(cursor, start) {
    let keep;
    let increment;
    for (let part = 0; part < 2; part += 1) {
        if (keep === undefined && (cursor.is('+') || cursor.is('-'))) {
            keep = cursor.is('+') ? '+' : '-';
            cursor.skip();
        }
        else if (increment === undefined && isDigit(cursor.code())) {
            increment = cursor.code() - 0x30;
            if (increment === 0)
                cursor.fail('the indentation indicator of a block scalar is 0', start);
            cursor.skip();
        }
    }
    cursor.skipBlanks();
    cursor.skipComment();
    if (!isBreakOrEnd(cursor.code()))
        cursor.fail('a block scalar begins on the line of its header', start);
    if (isBreak(cursor.code()))
        cursor.readLine();
    return { keep, increment };
}
function scanEmptyLines(cursor, indent, parentIndent, start) {
    let lines = '';
    let end = cursor.offset;
    let deepest = 0;
    const inIndent = () => indent === undefined || cursor.column < indent;
    for (;;) {
        while (inIndent() && cursor.code() === space)
            cursor.skip();
        deepest = Math.max(deepest, cursor.column);
        if (inIndent() && cursor.code() === tab)
            cursor.fail('a tab is used to indent a block scalar', start);
        if (!isBreak(cursor.code()))
            break;
        lines += cursor.readLine();
        end = cursor.offset;
    }
    return { lines, indent: indent ?? Math.max(deepest, parentIndent + 1, 1), end };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/plain.js

function scanPlain(cursor, indent, inFlow) {
    const start = cursor.mark;
    const value = [];
    let end = cursor.offset;
    let gap = '';
    let hasBreak = false;
    while (!cursor.atDocumentMarker() && !cursor.is('#')) {
        const from = cursor.offset;
        cursor.skipTo(endOfWords(cursor, inFlow));
        if (cursor.offset > from) {
            value.push(gap, cursor.text.slice(from, cursor.offset));
            end = cursor.offset;
            gap = '';
            hasBreak = false;
        }
        if (!characters_isBlank(cursor.code()) && !isBreak(cursor.code()))
            break;
        const between = cursor.readWhiteSpace(() => {
            if (cursor.code() === tab && cursor.column < indent + 1)
                cursor.fail('a tab is used for indentation', start);
        });
        gap = between.text;
        hasBreak = between.hasBreak;
        if (!inFlow && cursor.column < indent + 1)
            break;
    }
    const token = { type: 'scalar', start, end, value: value.join(''), style: 'plain' };
    return { token, endsAtLineEnd: hasBreak };
}
const colon = 0x3a;
const hash = 0x23;
const flowIndicators = new Set([0x2c, 0x3f, 0x5b, 0x5d, 0x7b, 0x7d]);
function endOfWords({ text, offset, end }, inFlow) {
    let last = offset;
    for (let at = offset; at < end; at += 1) {
        const code = text.charCodeAt(at);
        if (characters_isBlank(code))
            continue;
        if (isBreakOrEnd(code) || (inFlow && flowIndicators.has(code)))
            return last;
        if (code === colon && (at + 1 >= end || isBlankOrEnd(text.charCodeAt(at + 1))))
            return last;
        if (code === hash && last < at)
            return last;
        last = at + 1;
    }
    return last;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/properties.js

const uriMarks = ";/?:@&=+$,.!~*'()[]%";
const maxVersionDigits = 2;
function scanAnchor(cursor) {
    const start = cursor.mark;
    const type = cursor.is('&') ? 'anchor' : 'alias';
    cursor.skip();
    const value = scanWord(cursor);
    const ends = isBlankOrEnd(cursor.code()) || '?:,]}%@`'.includes(String.fromCharCode(cursor.code()));
    if (value === '' || !ends)
        cursor.fail('the name of an anchor or alias contains an invalid character', start);
    return { type, start, end: cursor.offset, value };
}
function scanTag(cursor) {
    const start = cursor.mark;
    const { handle, suffix } = cursor.is('<', 1) ? scanVerbatim(cursor, start) : scanShorthand(cursor, start);
    if (!isBlankOrEnd(cursor.code()))
        cursor.fail('a tag contains an invalid character', start);
    return { type: 'tag', start, end: cursor.offset, value: handle, suffix };
}
function scanVerbatim(cursor, start) {
    cursor.skip();
    cursor.skip();
    const suffix = scanUri(cursor, '', start);
    if (!cursor.is('>'))
        cursor.fail('a tag in angle brackets is not closed', start);
    cursor.skip();
    return { handle: '', suffix };
}
function scanShorthand(cursor, start) {
    const handle = scanHandle(cursor, start, false);
    if (handle.length > 1 && handle.endsWith('!'))
        return { handle, suffix: scanUri(cursor, '', start) };
    const suffix = scanUri(cursor, handle, start);
    return suffix === '' ? { handle: '', suffix: '!' } : { handle: '!', suffix };
}
function scanHandle(cursor, start, inDirective) {
    if (!cursor.is('!'))
        cursor.fail('a tag does not begin with an exclamation mark', start);
    const handle = cursor.read() + scanWord(cursor);
    if (cursor.is('!'))
        return handle + cursor.read();
    if (inDirective && handle !== '!')
        cursor.fail('a tag handle does not end with an exclamation mark', start);
    return handle;
}
function scanUri(cursor, head, start) {
    let uri = head.slice(1);
    let isEmpty = head === '';
    while (isWord(cursor.code()) ||
        (cursor.code() !== 0 && uriMarks.includes(String.fromCharCode(cursor.code())))) {
        uri += cursor.is('%') ? scanUriEscape(cursor, start) : cursor.read();
        isEmpty = false;
    }
    if (isEmpty)
        cursor.fail('a tag is empty', start);
    return uri;
}
function scanUriEscape(cursor, start) {
    const escaped = /^(?:%[\da-fA-F]{2})+/.exec(cursor.text.slice(cursor.offset, cursor.offset + 12))?.[0] ?? '';
    const first = Number.parseInt(escaped.slice(1, 3), 16);
    const octets = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    const text = escaped.slice(0, octets * 3);
    try {
        const char = decodeURIComponent(text);
        if (text === '' || text.length < octets * 3)
            throw new URIError('too short');
        for (let unit = 0; unit < text.length; unit += 1)
            cursor.skip();
        return char;
    }
    catch {
        return cursor.fail('a tag contains an escape that is not a character', start);
    }
}
function scanDirective(cursor) {
    const start = cursor.mark;
    cursor.skip();
    const name = scanWord(cursor);
    if (name === '' || !isBlankOrEnd(cursor.code()))
        cursor.fail('a directive has no name', start);
    cursor.skipBlanks();
    const token = name === 'YAML' ? scanVersion(cursor, start) : scanTagDirective(cursor, start, name);
    cursor.skipBlanks();
    cursor.skipComment();
    if (!isBreakOrEnd(cursor.code()))
        cursor.fail('a directive is followed by other text', start);
    if (isBreak(cursor.code()))
        cursor.readLine();
    return token;
}
function scanVersion(cursor, start) {
    const major = scanNumber(cursor, start);
    if (!cursor.is('.'))
        cursor.fail('the version in a %YAML directive has no dot', start);
    cursor.skip();
    const value = `${major}.${scanNumber(cursor, start)}`;
    return { type: 'version-directive', start, end: cursor.offset, value };
}
function scanNumber(cursor, start) {
    let digits = '';
    while (isDigit(cursor.code()))
        digits += cursor.read();
    if (digits === '' || digits.length > maxVersionDigits)
        cursor.fail('the version in a %YAML directive is not a number', start);
    return Number(digits);
}
function scanTagDirective(cursor, start, name) {
    if (name !== 'TAG')
        cursor.fail('a directive is unknown', start);
    const value = scanHandle(cursor, start, true);
    if (!characters_isBlank(cursor.code()))
        cursor.fail('a tag handle is not followed by white space', start);
    cursor.skipBlanks();
    const suffix = scanUri(cursor, '', start);
    if (!isBlankOrEnd(cursor.code()))
        cursor.fail('a tag prefix is followed by other text', start);
    return { type: 'tag-directive', start, end: cursor.offset, value, suffix };
}
function scanWord(cursor) {
    const from = cursor.offset;
    while (isWord(cursor.code()))
        cursor.skip();
    return cursor.text.slice(from, cursor.offset);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/quoted.js

const escapes = {
    '0': '\0',
    a: '\x07',
    b: '\b',
    t: '\t',
    '\t': '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
    e: '\x1b',
    ' ': ' ',
    '"': '"',
    "'": "'",
    '\\': '\\',
    '/': '/',
    N: '\x85',
    _: '\xa0',
    L: '\u2028',
    P: '\u2029',
};
const hexDigits = { x: 2, u: 4, U: 8 };
const singleQuote = 0x27;
const doubleQuote = 0x22;
const backslash = 0x5c;
function scanQuoted(cursor) {
    const start = cursor.mark;
    const isSingle = cursor.is("'");
    const quote = isSingle ? "'" : '"';
    cursor.skip();
    const value = [];
    for (;;) {
        if (cursor.atDocumentMarker())
            cursor.fail('a quoted scalar is still open at a document marker', start);
        if (cursor.code() === 0)
            cursor.fail('a quoted scalar is not closed', start);
        const brokeLine = isSingle ? scanSingle(cursor, value) : scanDouble(cursor, value, start);
        if (!brokeLine && cursor.is(quote))
            break;
        value.push(whiteSpace(cursor, brokeLine));
    }
    cursor.skip();
    const style = isSingle ? 'single-quoted' : 'double-quoted';
    return { type: 'scalar', start, end: cursor.offset, value: value.join(''), style };
}
function whiteSpace(cursor, brokeLine) {
    if (!brokeLine)
        return cursor.readWhiteSpace(() => undefined).text;
    let lines = '';
    for (;;) {
        cursor.skipBlanks();
        if (!isBreak(cursor.code()))
            return lines;
        lines += cursor.readLine();
    }
}
function scanSingle(cursor, value) {
    while (!isBlankOrEnd(cursor.code())) {
        if (cursor.is("'")) {
            if (!cursor.is("'", 1))
                return false;
            cursor.skip();
        }
        value.push(readRun(cursor, singleQuote));
    }
    return false;
}
function readRun(cursor, quote) {
    const { text, offset, end } = cursor;
    let at = offset + 1;
    for (; at < end; at += 1) {
        const code = text.charCodeAt(at);
        if (code === quote || code === backslash || isBlankOrEnd(code))
            break;
    }
    cursor.skipTo(at);
    return text.slice(offset, at);
}
function scanDouble(cursor, value, start) {
    while (!isBlankOrEnd(cursor.code()) && !cursor.is('"')) {
        if (!cursor.is('\\')) {
            value.push(readRun(cursor, doubleQuote));
        }
        else if (isBreak(cursor.code(1))) {
            cursor.skip();
            cursor.readLine();
            return true;
        }
        else {
            value.push(scanEscape(cursor, start));
        }
    }
    return false;
}
function scanEscape(cursor, start) {
    const name = String.fromCharCode(cursor.code(1));
    const length = hexDigits[name] ?? 0;
    const simple = escapes[name];
    if (cursor.code(1) === 0 || (simple === undefined && length === 0))
        return cursor.fail('a quoted scalar contains an unknown escape', start);
    cursor.skip();
    cursor.skip();
    if (simple !== undefined)
        return simple;
    const digits = cursor.text.slice(cursor.offset, Math.min(cursor.offset + length, cursor.end));
    const code = /^[\da-f]+$/i.test(digits) && digits.length === length ? Number.parseInt(digits, 16) : -1;
    if (code < 0 || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
        return cursor.fail('a quoted scalar contains an escape that is not a character', start);
    for (let digit = 0; digit < length; digit += 1)
        cursor.skip();
    return String.fromCodePoint(code);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/scanner.js






const scanner_maxKeyLength = 1024;
const maxIndents = 10_000;
const byteOrderMark = 0xfeff;
const indicators = '-?:,[]{}#&*!|>\'"%@`';
class TokenScanner {
    cursor;
    queue = [];
    taken = 0;
    head = 0;
    indent = -1;
    indents = [];
    keys = [undefined];
    levels = new Map();
    isReady = false;
    mayBeginKey = true;
    isDone = false;
    constructor(text, start, end) {
        this.cursor = new Cursor(text, start, end);
        if (text.charCodeAt(start) === byteOrderMark)
            this.cursor.offset += 1;
    }
    peek() {
        while (!this.isReady && (this.head === this.queue.length || this.mayBecomeKey()))
            this.fetch();
        this.isReady = true;
        const token = this.queue[this.head];
        if (token === undefined)
            throw new Error('The scanner gave no token');
        return token;
    }
    take() {
        const token = this.peek();
        this.isReady = false;
        this.head += 1;
        this.taken += 1;
        if (this.head > scanner_maxKeyLength) {
            this.queue.splice(0, this.head);
            this.head = 0;
        }
        return token;
    }
    get inFlow() {
        return this.keys.length > 1;
    }
    mayBecomeKey() {
        if (this.isDone)
            return false;
        const isOutside = this.keys[0]?.tokenNumber === this.taken;
        const level = isOutside ? 0 : this.inFlow ? this.levels.get(this.taken) : undefined;
        return level !== undefined && this.isPossible(level);
    }
    isPossible(level) {
        const key = this.keys[level];
        if (key === undefined)
            return false;
        const { line, index } = this.cursor;
        if (key.mark.line === line && key.mark.index + scanner_maxKeyLength >= index)
            return true;
        if (key.isRequired)
            this.cursor.fail('a key is not followed by a colon', key.mark);
        this.forget(level);
        return false;
    }
    forget(level) {
        const key = this.keys[level];
        if (key !== undefined && level > 0)
            this.levels.delete(key.tokenNumber);
        this.keys[level] = undefined;
    }
    saveKey() {
        if (!this.mayBeginKey)
            return;
        const { mark } = this.cursor;
        const isRequired = !this.inFlow && this.indent === mark.column;
        this.dropKey();
        const tokenNumber = this.nextNumber();
        const level = this.keys.length - 1;
        this.keys[level] = { tokenNumber, mark, isRequired };
        if (level > 0)
            this.levels.set(tokenNumber, level);
    }
    dropKey() {
        const last = this.keys.length - 1;
        if (this.keys[last]?.isRequired)
            this.cursor.fail('a key is not followed by a colon', this.keys[last].mark);
        this.forget(last);
    }
    nextNumber() {
        return this.taken + this.queue.length - this.head;
    }
    push(token) {
        this.queue.push(token);
    }
    pushIndicator(type, length = 1) {
        const start = this.cursor.mark;
        for (let char = 0; char < length; char += 1)
            this.cursor.skip();
        this.push({ type, start, end: this.cursor.offset });
    }
    openBlock(type, mark, number) {
        if (this.inFlow || this.indent >= mark.column)
            return;
        if (this.indents.length >= maxIndents)
            this.cursor.fail('blocks are nested too deeply', mark);
        this.indents.push(this.indent);
        this.indent = mark.column;
        this.insert({ type, start: mark, end: mark.offset }, number);
    }
    insert(token, number = this.nextNumber()) {
        const at = this.head + number - this.taken;
        this.queue.push(token);
        this.queue.copyWithin(at + 1, at, this.queue.length - 1);
        this.queue[at] = token;
    }
    closeBlocks(column) {
        if (this.inFlow)
            return;
        while (this.indent > column) {
            const start = this.cursor.mark;
            this.push({ type: 'block-end', start, end: start.offset });
            this.indent = this.indents.pop() ?? -1;
        }
    }
    fetch() {
        const { cursor } = this;
        this.passWhiteSpace();
        this.closeBlocks(cursor.column);
        if (cursor.code() === 0)
            this.fetchEnd();
        else if (cursor.column === 0 && cursor.is('%'))
            this.fetchOutside(() => this.push(scanDirective(cursor)));
        else if (cursor.atDocumentMarker())
            this.fetchOutside(() => this.pushIndicator(cursor.is('-') ? 'document-start' : 'document-end', 3));
        else if (isWord(cursor.code()) && !cursor.is('-'))
            this.fetchPlain();
        else
            this.fetchInside(String.fromCharCode(cursor.code()));
    }
    passWhiteSpace() {
        const { cursor } = this;
        for (;;) {
            if (cursor.column === 0 && cursor.code() === byteOrderMark)
                cursor.skip();
            const tabsToo = this.inFlow || !this.mayBeginKey;
            while (cursor.code() === space || (tabsToo && cursor.code() === tab))
                cursor.skip();
            cursor.skipComment();
            if (!isBreak(cursor.code()))
                return;
            cursor.readLine();
            if (!this.inFlow)
                this.mayBeginKey = true;
        }
    }
    fetchEnd() {
        this.closeBlocks(-1);
        this.dropKey();
        this.mayBeginKey = false;
        this.isDone = true;
        this.pushIndicator('stream-end', 0);
    }
    fetchOutside(push) {
        this.closeBlocks(-1);
        this.dropKey();
        this.mayBeginKey = false;
        push();
    }
    fetchInside(char) {
        const { cursor, inFlow } = this;
        const standsAlone = isBlankOrEnd(cursor.code(1));
        if (char === '[' || char === '{')
            this.fetchFlowStart(char);
        else if (char === ']' || char === '}')
            this.fetchFlowEnd(char);
        else if (char === ',')
            this.fetchEntry('flow-entry');
        else if (char === '-' && standsAlone)
            this.fetchBlockEntry();
        else if (char === '?' && (inFlow || standsAlone))
            this.fetchKey();
        else if (char === ':' && (inFlow || standsAlone))
            this.fetchValue();
        else if (char === '*' || char === '&')
            this.fetchPart(() => scanAnchor(cursor));
        else if (char === '!')
            this.fetchPart(() => scanTag(cursor));
        else if ((char === '|' || char === '>') && !inFlow)
            this.fetchBlockScalar();
        else if (char === "'" || char === '"')
            this.fetchPart(() => scanQuoted(cursor));
        else if (this.beginsPlain(char, standsAlone))
            this.fetchPlain();
        else
            cursor.fail(`${JSON.stringify(char)} cannot begin a value`);
    }
    beginsPlain(char, standsAlone) {
        const { cursor, inFlow } = this;
        if (char === '-')
            return !characters_isBlank(cursor.code(1));
        if (!inFlow && (char === '?' || char === ':'))
            return !standsAlone;
        return !isBlankOrEnd(cursor.code()) && !indicators.includes(char);
    }
    fetchFlowStart(char) {
        this.saveKey();
        if (this.keys.length > maxIndents)
            this.cursor.fail('brackets are nested too deeply');
        this.keys.push(undefined);
        this.mayBeginKey = true;
        this.pushIndicator(char === '[' ? 'flow-sequence-start' : 'flow-mapping-start');
    }
    fetchFlowEnd(char) {
        this.dropKey();
        if (this.inFlow)
            this.keys.pop();
        this.mayBeginKey = false;
        this.pushIndicator(char === ']' ? 'flow-sequence-end' : 'flow-mapping-end');
    }
    fetchEntry(type) {
        this.dropKey();
        this.mayBeginKey = true;
        this.pushIndicator(type);
    }
    fetchBlockEntry() {
        if (!this.inFlow && !this.mayBeginKey)
            this.cursor.fail('a list item is not allowed here');
        this.openBlock('block-sequence-start', this.cursor.mark);
        this.fetchEntry('block-entry');
    }
    fetchKey() {
        if (!this.inFlow && !this.mayBeginKey)
            this.cursor.fail('a key is not allowed here');
        this.openBlock('block-mapping-start', this.cursor.mark);
        this.dropKey();
        this.mayBeginKey = !this.inFlow;
        this.pushIndicator('key');
    }
    fetchValue() {
        const level = this.keys.length - 1;
        const key = this.isPossible(level) ? this.keys[level] : undefined;
        if (key !== undefined) {
            this.insert({ type: 'key', start: key.mark, end: key.mark.offset }, key.tokenNumber);
            this.openBlock('block-mapping-start', key.mark, key.tokenNumber);
            this.forget(level);
            this.mayBeginKey = false;
        }
        else {
            if (!this.inFlow && !this.mayBeginKey)
                this.cursor.fail('a value is not allowed here');
            this.openBlock('block-mapping-start', this.cursor.mark);
            this.mayBeginKey = !this.inFlow;
        }
        this.pushIndicator('value');
    }
    fetchPart(scan) {
        this.saveKey();
        this.mayBeginKey = false;
        this.push(scan());
    }
    fetchBlockScalar() {
        this.dropKey();
        this.mayBeginKey = true;
        this.push(scanBlock(this.cursor, this.indent));
    }
    fetchPlain() {
        this.saveKey();
        this.mayBeginKey = false;
        const { token, endsAtLineEnd } = scanPlain(this.cursor, this.indent, this.inFlow);
        this.push(token);
        if (endsAtLineEnd)
            this.mayBeginKey = true;
    }
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/parser.js







const maxDepth = 1000;
const bare = { anchor: undefined, tag: undefined };
function endsBlockItem(type) {
    return type === 'block-entry' || type === 'block-end';
}
function endsBlockValue(type) {
    return type === 'key' || type === 'value' || type === 'block-end';
}
function endsIndentlessItem(type) {
    return type === 'block-entry' || endsBlockValue(type);
}
function endsFlowItem(type) {
    return type === 'flow-entry' || type === 'flow-sequence-end';
}
function endsFlowValue(type) {
    return type === 'flow-entry' || type === 'flow-mapping-end';
}
const defaultHandles = [
    ['!', '!'],
    ['!!', 'tag:yaml.org,2002:'],
];
function parseStream(text, start = 0, end = text.length) {
    const forbidden = forbiddenAt(text.slice(start, end));
    const readable = Math.min(end, start + forbidden);
    const parser = new Parser(new TokenScanner(text, start, readable));
    const documents = [];
    try {
        withoutStacks(() => {
            for (let next = parser.document(); next !== undefined; next = parser.document())
                documents.push(next.root);
        });
    }
    catch (error) {
        if (!(error instanceof YamlSyntaxError))
            throw error;
        return { documents, error: { message: error.message, offset: error.offset } };
    }
    if (readable === end)
        return { documents };
    return {
        documents,
        error: { message: 'it has a control character or a byte order mark inside the text', offset: readable },
    };
}
class Parser {
    scanner;
    handles = new Map(defaultHandles);
    anchors = new Set();
    depth = 0;
    isFirst = true;
    constructor(scanner) {
        this.scanner = scanner;
    }
    document() {
        if (!this.isFirst)
            while (this.next() === 'document-end')
                this.scanner.take();
        const isImplicit = this.isFirst && !/directive$|^document-start$|^stream-end$/.test(this.next());
        this.isFirst = false;
        if (this.next() === 'stream-end')
            return undefined;
        this.anchors = new Set();
        this.handles = new Map(defaultHandles);
        if (!isImplicit) {
            this.directives();
            this.expect('document-start', 'a document does not begin with `---`');
        }
        const isEmpty = /directive$|^document-(?:start|end)$|^stream-end$/.test(this.next());
        const root = isEmpty && !isImplicit ? null : this.node(true, false);
        if (this.next() === 'document-end')
            this.scanner.take();
        return { root };
    }
    next() {
        return this.scanner.peek().type;
    }
    expect(type, message) {
        const token = this.scanner.peek();
        if (token.type !== type)
            throw new YamlSyntaxError(message, token.start.offset);
        return this.scanner.take();
    }
    directives() {
        const own = new Set();
        let hasVersion = false;
        for (;;) {
            const { type, value = '', suffix = '', start } = this.scanner.peek();
            if (type === 'version-directive') {
                if (hasVersion)
                    throw new YamlSyntaxError('the version is given twice', start.offset);
                if (value !== '1.1' && value !== '1.2')
                    throw new YamlSyntaxError(`version ${value} is unknown`, start.offset);
                hasVersion = true;
            }
            else if (type === 'tag-directive') {
                if (own.has(value))
                    throw new YamlSyntaxError('a tag handle is given twice', start.offset);
                own.add(value);
                this.handles.set(value, suffix);
            }
            else
                return;
            this.scanner.take();
        }
    }
    node(isBlock, mayBeIndentless) {
        if (this.next() === 'alias')
            return this.alias(this.scanner.take());
        const properties = this.properties();
        const token = this.scanner.peek();
        this.depth += 1;
        if (this.depth > maxDepth)
            throw new YamlSyntaxError('it is nested too deeply', token.start.offset);
        const node = this.content(token, properties, isBlock, mayBeIndentless);
        this.depth -= 1;
        return node;
    }
    key(isBlock) {
        const { offset } = this.scanner.peek().start;
        const node = this.node(isBlock, isBlock);
        if ((0,dist/* isCollection */.P3)(node))
            throw new YamlSyntaxError('a key is a map or a list', offset);
        return node;
    }
    content(token, properties, isBlock, mayBeIndentless) {
        const { type, start } = token;
        if (mayBeIndentless && type === 'block-entry')
            return this.indentlessSequence(properties);
        if (type === 'scalar')
            return this.scalar(this.scanner.take(), properties);
        if (type === 'flow-sequence-start')
            return this.flowSequence(properties);
        if (type === 'flow-mapping-start')
            return this.flowMapping(properties);
        if (isBlock && type === 'block-sequence-start')
            return this.blockSequence(properties);
        if (isBlock && type === 'block-mapping-start')
            return this.blockMapping(properties);
        if (properties.anchor !== undefined || properties.tag !== undefined)
            return this.empty(start.offset, properties);
        throw new YamlSyntaxError('a value is missing', start.offset);
    }
    alias({ value = '', start, end }) {
        if (!this.anchors.has(value))
            throw new YamlSyntaxError(`the anchor ${value} is unknown`, start.offset);
        const alias = new dist/* Alias */.x1(value);
        alias.range = [start.offset, end, end];
        return alias;
    }
    properties() {
        const first = this.scanner.peek();
        if (first.type !== 'anchor' && first.type !== 'tag')
            return bare;
        let [anchor, tag] = [];
        for (;;) {
            const { type, value = '', suffix = '', start: at } = this.scanner.peek();
            if (type === 'anchor' && anchor === undefined)
                anchor = value;
            else if (type === 'tag' && tag === undefined)
                tag = this.resolvedTag(value, suffix, at.offset);
            else
                break;
            this.scanner.take();
        }
        if (anchor !== undefined)
            this.anchors.add(anchor);
        return { anchor, tag };
    }
    resolvedTag(handle, suffix, offset) {
        if (handle === '')
            return suffix;
        const prefix = this.handles.get(handle);
        if (prefix === undefined)
            throw new YamlSyntaxError(`the tag handle ${handle} is unknown`, offset);
        return prefix + suffix;
    }
    scalar(token, properties) {
        return scalarOf(token, properties);
    }
    empty(offset, properties = bare) {
        const mark = { offset, index: 0, line: 0, column: 0 };
        return this.scalar({ type: 'scalar', start: mark, end: offset, value: '', style: 'plain' }, properties);
    }
    blockSequence(properties) {
        const items = [];
        const { start } = this.scanner.take();
        for (;;) {
            if (this.next() !== 'block-entry')
                break;
            const { end } = this.scanner.take();
            const isEmpty = endsBlockItem(this.next());
            items.push(isEmpty ? this.empty(end) : this.node(true, false));
        }
        const { start: end } = this.expect('block-end', 'a list is followed by something that is no item of it');
        return seqNode(items, start.offset, end.offset, properties);
    }
    indentlessSequence(properties) {
        const items = [];
        const start = this.scanner.peek().start.offset;
        while (this.next() === 'block-entry') {
            const { end } = this.scanner.take();
            const isEmpty = endsIndentlessItem(this.next());
            items.push(isEmpty ? this.empty(end) : this.node(true, false));
        }
        return seqNode(items, start, this.scanner.peek().start.offset, properties);
    }
    blockMapping(properties) {
        const pairs = [];
        const { start } = this.scanner.take();
        while (this.next() === 'key') {
            const { end } = this.scanner.take();
            const key = endsBlockValue(this.next()) ? this.empty(end) : this.key(true);
            if (this.next() !== 'value') {
                pairs.push(pairNode(key, this.empty(this.scanner.peek().start.offset)));
                continue;
            }
            const colon = this.scanner.take();
            const value = endsBlockValue(this.next()) ? this.empty(colon.end) : this.node(true, true);
            pairs.push(pairNode(key, value));
        }
        const { start: end } = this.expect('block-end', 'a map is followed by something that is no key of it');
        return mapNode(pairs, start.offset, end.offset, properties);
    }
    flowSequence(properties) {
        const { start } = this.scanner.take();
        const items = [];
        while (this.next() !== 'flow-sequence-end') {
            if (items.length > 0)
                this.expect('flow-entry', 'a list in brackets lacks a comma or its end');
            if (this.next() === 'flow-sequence-end')
                break;
            items.push(this.next() === 'key' ? this.singlePair() : this.node(false, false));
        }
        return seqNode(items, start.offset, this.scanner.take().end, properties);
    }
    singlePair() {
        const start = this.scanner.take().start.offset;
        const isNothing = () => endsFlowItem(this.next());
        if (this.next() === 'value' || isNothing()) {
            const token = this.scanner.take();
            throw new YamlSyntaxError('an item of a list in brackets has an empty key', token.start.offset);
        }
        const key = this.key(false);
        const hasValue = this.next() === 'value';
        const colon = hasValue ? this.scanner.take() : undefined;
        const value = colon === undefined || isNothing()
            ? this.empty(this.scanner.peek().start.offset)
            : this.node(false, false);
        return mapNode([pairNode(key, value)], start, this.scanner.peek().start.offset, bare);
    }
    flowMapping(properties) {
        const { start } = this.scanner.take();
        const pairs = [];
        const isNothing = () => endsFlowValue(this.next());
        while (this.next() !== 'flow-mapping-end') {
            if (pairs.length > 0)
                this.expect('flow-entry', 'a map in braces lacks a comma or its end');
            if (this.next() === 'flow-mapping-end')
                break;
            const hasKey = this.next() === 'key';
            if (hasKey)
                this.scanner.take();
            const at = this.scanner.peek().start.offset;
            const key = hasKey && (this.next() === 'value' || isNothing()) ? this.empty(at) : this.key(false);
            const colon = hasKey && this.next() === 'value' ? this.scanner.take() : undefined;
            const value = colon === undefined || isNothing()
                ? this.empty(this.scanner.peek().start.offset)
                : this.node(false, false);
            pairs.push(pairNode(key, value));
        }
        return mapNode(pairs, start.offset, this.scanner.take().end, properties);
    }
}

;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/values.js
const values_space = 0x20;
const blockHeader = /[|>][-+]? *(?:\n|$)/y;
const empty = /(?:\[\]|\{\}) *(?:\n|$)/y;
const beginsPlain = /[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=[^\s-])/y;
const endsPlain = /:(?=\s|$)|\s#/;
const restOfLine = / *(?:\n|$)/y;
function passValue(text, from, column) {
    const first = text[from];
    if (first === '|' || first === '>')
        return passBlock(text, from, column);
    if (first === '"' || first === "'")
        return passQuoted(text, from, first);
    if (first === '[' || first === '{')
        return values_endOf(empty, text, from);
    return values_endOf(beginsPlain, text, from) === undefined ? undefined : passPlain(text, from, column);
}
function passIndent(text, from) {
    let at = from;
    while (text.charCodeAt(at) === values_space)
        at += 1;
    return at;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
function values_endOf(pattern, text, from) {
    pattern.lastIndex = from;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}
function passBlock(text, from, column) {
    let line = values_endOf(blockHeader, text, from);
    let indent;
    while (line !== undefined && line < text.length) {
        const at = passIndent(text, line);
        const end = endOfLine(text, at);
        if (at === end && at > line && indent === undefined)
            return undefined;
        if (at < end) {
            if (at - line <= column)
                return line;
            indent ??= at - line;
            if (at - line < indent)
                return undefined;
        }
        line = end + 1;
    }
    return line;
}
function passPlain(text, from, column) {
    for (let at = from;;) {
        const end = endOfLine(text, at);
        if (endsPlain.test(text.slice(at, end)))
            return undefined;
        const line = passEmptyLines(text, end + 1);
        at = passIndent(text, line);
        if (at >= text.length || at - line <= column)
            return line;
        if (text[at] === '#')
            return undefined;
    }
}
function passEmptyLines(text, from) {
    let line = from;
    while (line < text.length) {
        const at = passIndent(text, line);
        if (text[at] !== '\n')
            return line;
        line = at + 1;
    }
    return line;
}
function passQuoted(text, from, quote) {
    for (let at = from + 1; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\\' && quote === '"')
            at += 1;
        else if (char !== quote)
            continue;
        else if (quote === "'" && text[at + 1] === quote)
            at += 1;
        else
            return values_endOf(restOfLine, text, at + 1);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/lines.js

const harmlessKeys = new Set(`type description format default pattern title nullable minLength maxLength minItems maxItems minimum maximum
  exclusiveMinimum exclusiveMaximum minProperties maxProperties multipleOf uniqueItems additionalProperties
  preserveUnknownFields x-kubernetes-list-type x-kubernetes-map-type x-kubernetes-int-or-string
  x-kubernetes-preserve-unknown-fields x-kubernetes-embedded-resource message messageExpression rule reason fieldPath
  optionalOldSelf jsonPath JSONPath priority served storage deprecated deprecationWarning plural singular listKind
  group scope version storedVersions specReplicasPath statusReplicasPath labelSelectorPath status subresources
  conditions strategy lastTransitionTime observedGeneration creationTimestamp currentStatus from interval cpu
  memory api-approved.kubernetes.io name kind apiVersion`.split(/\s+/));
const harmlessLists = new Set([
    'required',
    'enum',
    'shortNames',
    'categories',
    'x-kubernetes-list-map-keys',
    'storedVersions',
    'conversionReviewVersions',
]);
const rootKeys = new Set(['apiVersion', 'kind', 'metadata', 'spec', 'status']);
const keyOfLine = /[A-Za-z_$][\w.$/-]*:(?: +|(?=\n)|$)/y;
const unusual = /[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
const noText = /(?:true|false|null|-?\d{1,15}) *(?:\n|$)/y;
const kindLine = 'kind: CustomResourceDefinition\n';
const apiVersionLine = /apiVersion: apiextensions\.k8s\.io\/v1(?:beta1)?\n/y;
function mayDefine(text) {
    return text.includes(kindLine);
}
function definitionIn(document) {
    if (!document.startsWith(kindLine) && !document.includes(`\n${kindLine}`))
        return undefined;
    if (unusual.test(document))
        return undefined;
    const lines = new Lines(document);
    return lines.areRead() && lines.header.length === 2 ? lines.header : undefined;
}
class Lines {
    text;
    header = [];
    at = 0;
    columns = [];
    opened;
    constructor(text) {
        this.text = text;
    }
    areRead() {
        const { text } = this;
        while (this.at < text.length) {
            const from = passIndent(text, this.at);
            if (from === text.length || text[from] === '\n' || text[from] === '#')
                this.at = endOfLine(text, from) + 1;
            else if (!this.isRead(this.at, from))
                return false;
        }
        return true;
    }
    isRead(start, from) {
        const { text } = this;
        let at = from;
        while (text[at] === '-' && text[at + 1] === ' ')
            at = passIndent(text, at + 1);
        const dash = at === from ? undefined : from - start;
        keyOfLine.lastIndex = at;
        if (!keyOfLine.test(text))
            return dash !== undefined && this.isItem(dash, at);
        const value = keyOfLine.lastIndex;
        const name = text.slice(at, text.indexOf(':', at));
        const column = at - start;
        if (!this.enter(dash, column) || (column === 0 && !this.isRoot(name, start)))
            return false;
        const isOpen = value === text.length || text[value] === '\n';
        this.opened = isOpen ? { name, column } : undefined;
        if (!isOpen)
            return this.isHarmless(name, value) && this.pass(value, column);
        this.at = value + 1;
        return true;
    }
    enter(dash, column) {
        const { columns, opened } = this;
        while ((columns.at(-1) ?? -1) > (dash ?? column))
            columns.pop();
        if (dash === undefined && columns.at(-1) === column)
            return true;
        const begins = columns.length === 0 ? column === 0 : opened !== undefined && column > opened.column;
        if (dash === undefined && !begins)
            return false;
        columns.push(column);
        return columns.length > 1 || dash === undefined;
    }
    isRoot(name, start) {
        if (!rootKeys.has(name))
            return false;
        if (name !== 'kind' && name !== 'apiVersion')
            return true;
        apiVersionLine.lastIndex = start;
        const isExpected = name === 'kind' ? this.text.startsWith(kindLine, start) : apiVersionLine.test(this.text);
        this.header.push({ start, end: endOfLine(this.text, start) });
        return isExpected;
    }
    isHarmless(name, value) {
        const { text } = this;
        if (name === 'kind')
            return /[A-Za-z]/.test(text[value] ?? '') && !text.startsWith('Docker', value);
        if (name === 'value')
            return text[value] === '/';
        if (harmlessKeys.has(name))
            return true;
        noText.lastIndex = value;
        if (noText.test(text))
            return true;
        return name.includes('/') && !/image/i.test(name);
    }
    isItem(dash, from) {
        const { opened } = this;
        if (opened === undefined || dash < opened.column || !harmlessLists.has(opened.name))
            return false;
        return this.pass(from, dash);
    }
    pass(from, column) {
        const next = passValue(this.text, from, column);
        this.at = next ?? this.at;
        return next !== undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/stream.js



const separator = /^---[^\n]*/gm;
const plainSeparator = /^---[ \t]*(?:#.*)?$/;
function parseDocuments(text, start = 0, end = text.length) {
    const part = start === 0 && end === text.length ? text : text.slice(start, end);
    if (!mayDefine(part))
        return parseStream(text, start, end);
    const separators = [...part.matchAll(separator)];
    if (separators.some(([line]) => !plainSeparator.test(line)))
        return parseStream(text, start, end);
    const bodies = [0, ...separators.map(({ 0: line, index }) => index + line.length + 1)];
    const starts = [0, ...separators.map(({ index }) => index)];
    const found = [];
    let waiting = 0;
    for (const [index, body] of bodies.entries()) {
        const next = starts[index + 1] ?? part.length;
        const lines = definitionIn(part.slice(body, next));
        if (lines === undefined)
            continue;
        const before = parseStream(text, start + waiting, start + (starts[index] ?? 0));
        found.push(...before.documents);
        if (before.error !== undefined)
            return { documents: found, error: before.error };
        found.push(headerOf(text, start + body, lines));
        waiting = next;
    }
    const { documents, ...rest } = parseStream(text, start + waiting, end);
    return { documents: [...found, ...documents], ...rest };
}
function headerOf(text, offset, lines) {
    const [first, ...others] = lines.flatMap(({ start, end }) => parseStream(text, offset + start, offset + end).documents);
    if ((0,dist/* isMap */.jh)(first))
        first.items.push(...others.flatMap((other) => ((0,dist/* isMap */.jh)(other) ? other.items : [])));
    return first ?? null;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/nesting.js

function isNestedDeeper(text, most) {
    const columns = [];
    let brackets = 0;
    let column = 0;
    for (const token of new dist/* Lexer */.JG().lex(text)) {
        const type = dist/* CST */.DB.tokenType(token);
        if (type === 'flow-map-start' || type === 'flow-seq-start')
            brackets += 1;
        else if (type === 'flow-map-end' || type === 'flow-seq-end')
            brackets = Math.max(0, brackets - 1);
        else if (type === 'doc-start' || type === 'doc-end')
            columns.length = 0;
        if (brackets === 0 && type !== 'space' && type !== 'newline' && type !== 'comment') {
            while ((columns.at(-1) ?? -1) >= column)
                columns.pop();
            columns.push(column);
        }
        if (columns.length + brackets > most)
            return true;
        const lineEnd = token.lastIndexOf('\n');
        column = lineEnd < 0 ? column + token.length : token.length - lineEnd - 1;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/nodes.js

function targetsOf(roots) {
    const anchors = new Map();
    const targets = new Map();
    for (const node of roots.flatMap((root) => nodesOf(root))) {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const target = anchors.get(node.source);
            if (target !== undefined)
                targets.set(node, target);
        }
        else if ('anchor' in node && typeof node.anchor === 'string')
            anchors.set(node.anchor, node);
    }
    return targets;
}
function nodesWithSameKey(root) {
    const found = new Map();
    for (const node of nodesOf(root)) {
        if (!(0,dist/* isMap */.jh)(node) || node.items.length < 2)
            continue;
        const keys = new Map();
        for (const pair of node.items) {
            if (!(0,dist/* isNode */.Ll)(pair.value))
                continue;
            const known = keys.get(keyTextOf(pair));
            if (known === undefined)
                keys.set(keyTextOf(pair), [pair.value]);
            else
                known.push(pair.value);
        }
        for (const values of keys.values())
            if (values.length > 1)
                for (const value of values)
                    found.set(value, values);
    }
    return found;
}
function nodesOf(root) {
    const found = [];
    const waiting = [root];
    while (waiting.length > 0) {
        const node = waiting.pop();
        if (!(0,dist/* isNode */.Ll)(node))
            continue;
        found.push(node);
        if ((0,dist/* isMap */.jh)(node))
            for (let last = node.items.length - 1; last >= 0; last -= 1)
                waiting.push(node.items[last]?.value, node.items[last]?.key);
        else if ((0,dist/* isSeq */.oP)(node))
            for (let last = node.items.length - 1; last >= 0; last -= 1)
                waiting.push(node.items[last]);
    }
    return found;
}
function keyTextOf({ key }) {
    return (0,dist/* isScalar */.jn)(key) ? key.value : undefined;
}
function usesIn(targets) {
    const anchored = anchoredIn(targets);
    const known = new Map();
    return ({ start, end }) => {
        let inner = lastFrom(anchored, start);
        while (inner !== undefined && end > inner.end)
            inner = inner.outer;
        if (inner === undefined)
            return [];
        const uses = known.get(inner) ?? usesAround(inner);
        known.set(inner, uses);
        return uses;
    };
}
function usesAround(inner) {
    const found = [];
    for (let one = inner; one !== undefined; one = one.outer)
        for (const alias of one.aliases)
            found.push(alias);
    return found.sort((a, b) => a.start - b.start);
}
function anchoredIn(targets) {
    const byNode = new Map();
    for (const [alias, node] of targets) {
        if (node.range == null || alias.range == null)
            continue;
        const [start, end] = node.range;
        const known = byNode.get(node) ?? { start, end, aliases: [], outer: undefined };
        known.aliases.push({ start: alias.range[0], end: alias.range[1] });
        byNode.set(node, known);
    }
    const sorted = [...byNode.values()].sort((a, b) => a.start - b.start || b.end - a.end);
    const around = [];
    for (const one of sorted) {
        while (around.length > 0 && (around.at(-1)?.end ?? 0) < one.end)
            around.pop();
        one.outer = around.at(-1);
        around.push(one);
    }
    return sorted;
}
function lastFrom(sorted, offset) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle]?.start ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return sorted[low - 1];
}

;// CONCATENATED MODULE: ./lib/scan/yaml/document.js







class TooManySteps extends Error {
}
const parsed = new WeakMap();
const parsedAsManifest = new WeakMap();
const notPlainYaml = new WeakSet();
const minSteps = 1_000_000;
const maxTolerantDepth = 200;
const stepsPerCharacter = 20;
const alias = /(?:^|[\s\x85,[\]{}:?-])\*[\w-]/;
const manifestSeparator = /\n---[^\n]*/g;
function parseYaml(file) {
    const known = parsed.get(file) ?? wholeFileOf(file);
    parsed.set(file, known);
    return known;
}
function wholeFileOf(file) {
    const read = readStream(file);
    const { documents, problems } = fileOf(file, read);
    const engine = templateEngineOf(file.path);
    const hasTwoReadings = read.text !== file.text && !notPlainYaml.has(file) && coversLines(file.text, engine);
    const plain = hasTwoReadings
        ? fileOf(file, { text: file.text, stream: parseDocuments(file.text) })
        : undefined;
    return { documents: [...documents, ...(plain?.documents ?? [])], problems };
}
function parseManifests(file) {
    const known = parsedAsManifest.get(file) ?? manifestsOf(file);
    parsedAsManifest.set(file, known);
    return known;
}
function readStream(file) {
    const { path, text } = file;
    const engine = templateEngineOf(path);
    const plain = { text, stream: parseDocuments(text) };
    if (plain.stream.error !== undefined)
        notPlainYaml.add(file);
    if (engine === undefined && plain.stream.error === undefined)
        return plain;
    const covered = coverTemplates(text, engine);
    if (covered === text)
        return plain;
    const filled = { text: covered, stream: parseDocuments(covered) };
    return filled.stream.error !== undefined && plain.stream.error === undefined ? plain : filled;
}
function manifestsOf(file) {
    const { text } = file;
    const separators = [...text.matchAll(manifestSeparator)];
    const whole = parseYaml(file);
    const differ = separators.some(([line]) => !/^\n---[ \t\r]*(?:#.*)?$/.test(line));
    if (separators.length === 0 || (!differ && !notPlainYaml.has(file)))
        return whole;
    const starts = [0, ...separators.map(({ 0: line, index }) => index + line.length)];
    const ends = [...separators.map(({ index }) => index), text.length];
    const streams = starts.map((start, part) => parseDocuments(text, start, ends[part] ?? text.length));
    const documents = streams.flatMap((stream) => stream.documents);
    const split = fileOf(file, { text, stream: { documents } });
    const isRead = streams.every(({ error }) => error === undefined);
    return { documents: [...whole.documents, ...split.documents], problems: isRead ? [] : whole.problems };
}
function fileOf(file, { text, stream: { documents: read, error } }) {
    const documents = error === undefined ? read : [...read, ...parseTolerantly(text)];
    const hasAliases = alias.test(text);
    const targets = hasAliases ? targetsOf(documents) : new Map();
    const problem = error && {
        file: file.path,
        message: unscanned.yaml(error.message),
        span: { start: error.offset, end: Math.min(error.offset + 1, text.length) },
    };
    let uses;
    const usesOf = (span) => {
        uses ??= usesIn(targets);
        return uses(span);
    };
    return {
        documents: documents.map((root) => documentOf(root, text, targets, usesOf)),
        problems: problem === undefined ? [] : [problem],
    };
}
function parseTolerantly(text) {
    if (isNestedDeeper(text, maxTolerantDepth))
        return [];
    const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false };
    try {
        const documents = withoutStacks(() => (0,dist/* parseAllDocuments */.hR)(text, options));
        return Array.isArray(documents) ? documents.map(({ contents }) => contents) : [];
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return [];
    }
}
function documentOf(root, text, targets, usesOf) {
    let sameKey;
    let left = minSteps + stepsPerCharacter * text.length;
    const sameKeys = () => {
        sameKey ??= nodesWithSameKey(root);
        return sameKey;
    };
    return {
        root,
        text,
        step(count) {
            left -= count;
            if (left < 0)
                throw new TooManySteps(unscanned.tooManyNodes);
        },
        sameKey: (node) => sameKeys().get(node) ?? [node],
        addSameKey(nodes) {
            const groups = new Set(nodes.map((node) => sameKeys().get(node) ?? [node]));
            if (groups.size < 2)
                return;
            const all = [...new Set([...groups].flat())];
            for (const node of all)
                sameKeys().set(node, all);
        },
        follow: (node) => ((0,dist/* isAlias */.Vj)(node) ? targets.get(node) : (0,dist/* isNode */.Ll)(node) ? node : undefined),
        usesOf,
    };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/plain-value.js
const isTrue = /^(?:y|yes|on|true)$/i;
const isFalse = /^(?:n|no|off|false)$/i;
const plain_value_isWord = /^(?:[a-z]+|[A-Z]?[a-z]+|[A-Z]+)$/;
const sexagesimal = /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/;
const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt \t].*)?$/;
const integer = /^(?<sign>[-+]?)(?<digits>0[xX][\da-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|[1-9]\d*|0)$/;
const plain_value_float = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
function plainValue(text) {
    if (/^(?:|~|null|Null|NULL)$/.test(text))
        return { kind: 'null' };
    if (plain_value_isWord.test(text) && isTrue.test(text))
        return printed(text, 'true');
    if (plain_value_isWord.test(text) && isFalse.test(text))
        return printed(text, 'false');
    if (/^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(text))
        return { kind: 'unclear' };
    if (sexagesimal.test(text) || timestamp.test(text))
        return { kind: 'unclear', isTextInGo: true };
    const plain = text.replaceAll('_', '');
    const { sign = '', digits } = integer.exec(plain)?.groups ?? {};
    if (digits === undefined && !plain_value_float.test(plain))
        return { kind: 'text' };
    const value = digits === undefined ? Number(plain) : Number(octal(digits)) * (sign === '-' ? -1 : 1);
    const hasExponent = value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-4);
    return hasExponent ? { kind: 'unclear' } : printed(text, String(value));
}
function octal(digits) {
    return /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
}
function printed(text, value) {
    return text === value ? { kind: 'text' } : { kind: 'other', value };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/text.js



function textOf(document, node) {
    const text = (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' ? writtenText(document, node) : undefined;
    return text?.value === '' ? undefined : text;
}
function sourceOf(document, node, reader = 'any') {
    const written = writtenText(document, node);
    if (written === undefined || !(0,dist/* isScalar */.jn)(node) || node.type !== 'PLAIN' || written.value === '')
        return written;
    if (node.tag !== undefined && !coreTag.test(node.tag))
        return written;
    const meaning = plainValue(written.value);
    if (meaning.kind === 'text' || (meaning.kind === 'unclear' && meaning.isTextInGo && reader === 'go'))
        return written;
    if (meaning.kind === 'null')
        return { ...written, value: '', exact: false };
    if (meaning.kind === 'other' && reader === 'go' && node.tag === undefined)
        return { ...written, value: meaning.value, exact: false, isReread: true };
    return { ...written, exact: false, unclear: unresolved.yamlNumber(written.value) };
}
const coreTag = /^tag:yaml\.org,2002:(?:bool|int|float|null|timestamp)$/;
function writtenText({ text }, node) {
    if (!(0,dist/* isScalar */.jn)(node) || node.range == null || hasOwnTag(node))
        return undefined;
    const value = (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
    const [start, end] = innerRange(node, text, node.range);
    const offset = text.slice(start, end).lastIndexOf(value);
    const isUnclosed = start === node.range[0] && /^QUOTE/.test(node.type ?? '');
    if (offset < 0 || isUnclosed)
        return { value, span: { start, end }, exact: false };
    const at = value === '' ? start : start + offset;
    return { value, span: { start: at, end: at + value.length }, exact: true };
}
function hasOwnTag({ tag }) {
    return tag === '!reset' || tag === '!reference';
}
function innerRange({ type }, text, [start, end]) {
    const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    return quoted && end - start > 1 && text[end - 1] === text[start] ? [start + 1, end - 1] : [start, end];
}

;// CONCATENATED MODULE: ./lib/scan/yaml/tree.js




const maxMergeDepth = 500;
const maxScanned = 16;
const indexes = new WeakMap();
function pairsWith(map, key) {
    const { items } = map;
    if (items.length > maxScanned)
        return indexOf(map).get(key) ?? none;
    let found;
    for (const pair of items)
        if (keyTextOf(pair) === key) {
            if (found === undefined)
                found = [pair];
            else
                found.push(pair);
        }
    return found ?? none;
}
const none = [];
function indexOf(map) {
    const known = indexes.get(map);
    if (known !== undefined)
        return known;
    const pairs = new Map();
    for (const pair of map.items) {
        const sameKey = pairs.get(keyTextOf(pair));
        if (sameKey === undefined)
            pairs.set(keyTextOf(pair), [pair]);
        else
            sameKey.push(pair);
    }
    indexes.set(map, pairs);
    return pairs;
}
function child(document, node, key, seen) {
    const map = document.follow(node);
    document.step(1);
    if (!(0,dist/* isMap */.jh)(map) || seen?.has(map) === true)
        return undefined;
    const pairs = pairsWith(map, key);
    const merges = pairsWith(map, '<<');
    if (merges.length === 0 && pairs.length < 2) {
        const [pair] = pairs;
        const value = pair && document.follow(pair.value);
        document.step(value === undefined ? 0 : 1);
        return value;
    }
    return firstOf(document, map, key, { pairs, merges }, seen ?? new Set());
}
function firstOf(document, map, key, { pairs, merges }, seen) {
    if (seen.size > maxMergeDepth)
        throw new TooManySteps(unscanned.tooManyMerges);
    seen.add(map);
    const found = [
        ...pairs.toReversed().map(({ value }) => document.follow(value)),
        ...merges.flatMap(({ value }) => sourcesOf(document, value).map((source) => child(document, source, key, seen))),
    ].filter((node) => node !== undefined);
    document.step(found.length);
    if (found.length > 1)
        document.addSameKey(found);
    return found[0];
}
function sourcesOf(document, value) {
    const merged = document.follow(value);
    return (0,dist/* isSeq */.oP)(merged) ? merged.items : [merged];
}
function children(document, node) {
    const parent = document.follow(node);
    if (parent === undefined)
        return [];
    const values = document
        .sameKey(parent)
        .flatMap((one) => (0,dist/* isMap */.jh)(one) ? pairsOf(document, one).map(({ value }) => value) : (0,dist/* isSeq */.oP)(one) ? one.items : []);
    document.step(values.length);
    return values.flatMap((value) => document.follow(value) ?? []);
}
function entries(document, node) {
    const map = document.follow(node);
    if (!(0,dist/* isMap */.jh)(map))
        return [];
    return pairsOf(document, map).flatMap((pair) => {
        const key = keyTextOf(pair);
        const value = document.follow(pair.value);
        return typeof key === 'string' && value !== undefined ? [[key, value]] : [];
    });
}
function pairsOf(document, map, seen = new Set()) {
    document.step(map.items.length);
    if (seen.has(map))
        return [];
    if (seen.size > maxMergeDepth)
        throw new TooManySteps(unscanned.tooManyMerges);
    seen.add(map);
    if (pairsWith(map, '<<').length === 0)
        return map.items;
    return map.items.flatMap((pair) => {
        if (keyTextOf(pair) !== '<<')
            return [pair];
        return sourcesOf(document, pair.value).flatMap((source) => {
            const merged = document.follow(source);
            return (0,dist/* isMap */.jh)(merged) ? pairsOf(document, merged, seen) : [];
        });
    });
}
const maps = new WeakMap();
function mapsOf({ root }, below = root) {
    const known = below === root && below !== null ? maps.get(below) : undefined;
    if (known !== undefined)
        return known;
    const found = [];
    for (const node of nodesOf(below))
        if ((0,dist/* isMap */.jh)(node))
            found.push(node);
    if (below === root && below !== null)
        maps.set(below, found);
    return found;
}
function pathsOfMaps(document, below) {
    const paths = new Map();
    const waiting = [[below, []]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [node, path] = next;
        document.step(1 + path.length);
        if ((0,dist/* isMap */.jh)(node)) {
            paths.set(node, path);
            for (const pair of node.items)
                waiting.push([pair.value, [...path, String(keyTextOf(pair))]]);
        }
        else if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items)
                waiting.push([item, [...path, '*']]);
    }
    return paths;
}

;// CONCATENATED MODULE: ./lib/scan/deployed-folders.js




const deployed_folders_maxFolders = 1000;
const maxLineLength = 5000;
const recursive = /\b(?:kubectl|oc|kapp)\b.*(?:\s-R\b|--recursive\b|\bkapp\s+deploy\b)/;
function deployedFolders(path, text) {
    const found = [
        ...pathsOfDeployments(text).flatMap((value) => folderIn('', value)),
        ...(/skaffold/.test(path) ? recursiveGlobs(text).flatMap((name) => folderIn(folderOf(path), name)) : []),
        ...(/kubectl|\boc\b|kapp/.test(text) ? commandFolders(text).flatMap((name) => folderIn('', name)) : []),
    ];
    return [...new Set(found.slice(0, deployed_folders_maxFolders))];
}
const flux = /\bapiVersion["']?\s*:\s*["']?kustomize\.toolkit\.fluxcd\.io/;
const argo = /\bapiVersion["']?\s*:\s*["']?argoproj\.io/;
function pathsOfDeployments(text) {
    if (!/fluxcd|argoproj/.test(text))
        return [];
    return text.split(/^---/m).flatMap((document) => {
        if (flux.test(document))
            return pathValues(document);
        if (!argo.test(document) || !/\brecurse\b|\bdirectories\b/.test(document))
            return [];
        return pathValues(document).filter((value) => !value.startsWith('/'));
    });
}
function pathValues(text) {
    const values = /\bpath["']?[ ]*:[ ]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"',}#][^\s,}#]*))/g;
    return [...text.replaceAll(/^\s*#.*$/gm, '').matchAll(values)]
        .map(([, double, single, plain]) => double ?? single ?? plain ?? '')
        .filter((value) => !value.startsWith('{{'));
}
function recursiveGlobs(text) {
    return [...text.matchAll(/["'\s]((?:[\w.-]+\/)*)\*\*/g)].map(([, name = '']) => name);
}
function commandFolders(text) {
    return text
        .replaceAll(/\\\r?\n/g, ' ')
        .split('\n')
        .filter((line) => line.length < maxLineLength && recursive.test(line))
        .flatMap((line) => line.split(/[\s"'=,]+/).filter((word) => /^[\w./-]*[\w./]$/.test(word)));
}
const mayBeFlux = /fluxcd|\\[xuU]/;
const manifest = /\.(?:ya?ml|json)/i;
function fluxFolders(file) {
    if (!manifest.test(file.path) || !mayBeFlux.test(file.text))
        return [];
    const folders = parseManifests(file).documents.flatMap((document) => {
        const at = (node, key) => textOf(document, child(document, node, key))?.value ?? '';
        const isFlux = at(document.root, 'apiVersion').startsWith('kustomize.toolkit.fluxcd.io/');
        if (!isFlux || at(document.root, 'kind') !== 'Kustomization')
            return [];
        return folderIn('', at(child(document, document.root, 'spec'), 'path') || '.');
    });
    return [...new Set(folders.slice(0, deployed_folders_maxFolders))];
}
function folderIn(base, name) {
    const fixed = /^[^*?[{$<]*/.exec(name)?.[0] ?? '';
    const folder = fixed === name ? name : fixed.slice(0, fixed.lastIndexOf('/') + 1);
    const inCheckout = pathFrom(base, folder.replace(/^\/+/, '') || '.');
    if (inCheckout === undefined)
        return [];
    return [inCheckout.replace(/^\.?\/?$|\/$/, '')];
}

;// CONCATENATED MODULE: ./lib/scan/syntax/shell-expansions.js
function expansionsIn(text) {
    const ends = new Map();
    const open = { '(': [], '{': [] };
    for (const { 0: sign, index } of text.matchAll(/[(){}\n]/g)) {
        if (sign === '\n')
            [open['('], open['{']] = [[], []];
        else if (sign === '(' || sign === '{')
            open[sign].push(index);
        else {
            const start = open[sign === ')' ? '(' : '{'].pop();
            if (start !== undefined && text[start - 1] === '$')
                ends.set(start, index);
        }
    }
    return ends;
}
function substitutionsIn(text, { start, end }, expansions) {
    const found = [];
    let done = start;
    for (const { index } of text.slice(start, end).matchAll(/(?<!\\)\$\((?!\()/g)) {
        const inner = start + index + 2;
        const close = expansions.get(inner - 1);
        if (close === undefined || close >= end || inner < done)
            continue;
        found.push({ start: inner, end: close });
        done = close;
    }
    return [...found, ...betweenBackticks(text, { start, end }, found)];
}
function betweenBackticks(text, { start, end }, others) {
    const signs = [...text.slice(start, end).matchAll(/(?<!\\)`/g)]
        .map(({ index }) => start + index)
        .filter((at) => !others.some((one) => at >= one.start && at < one.end));
    return signs.flatMap((at, index) => {
        const close = signs[index + 1];
        return index % 2 === 1 || close === undefined ? [] : [{ start: at + 1, end: close }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/syntax/shell.js

const endsOfWord = new Set([';', '&', '|', '(', ')', '\n', '`', '{', '}']);
const shell_maxDepth = 4;
const ansiQuote = "$'";
function commandsOf(text) {
    return commandsIn(text, { start: 0, end: text.length }, expansionsIn(text), 0);
}
function commandsIn(text, { start, end }, expansions, depth) {
    const commands = [];
    let words = [];
    let heredocs = [];
    const addInserted = (spans) => {
        for (const span of depth < shell_maxDepth ? spans : [])
            for (const command of commandsIn(text, span, expansions, depth + 1))
                commands.push(command);
    };
    const addWord = (at) => {
        const word = wordAt(text, at, end, expansions);
        const heredoc = heredocIn(text, at, word.end);
        if (heredoc !== undefined)
            heredocs.push(heredoc);
        words.push(unquoted(text, at, word.end));
        addInserted(word.commands);
        return word.end;
    };
    for (let at = start; at < end;) {
        const char = text[at] ?? '';
        if (/^\\\r?\n/.test(text.slice(at, at + 3)))
            at = text.indexOf('\n', at) + 1;
        else if (char === '&' && text[at + 1] === '>')
            at = addWord(at);
        else if (char === '#')
            at = shell_endOfLine(text, at);
        else if (char === '`' && text[at + 1] === '#')
            at = endOfComment(text, at);
        else if (endsOfWord.has(char)) {
            if (words.length > 0)
                commands.push(words);
            words = [];
            at += 1;
            if (char === '\n') {
                const body = { start: at, end: endOfHeredocs(text, at, heredocs) };
                if (heredocs.some(({ isQuoted }) => !isQuoted))
                    addInserted(substitutionsIn(text, body, expansions));
                heredocs = [];
                at = body.end;
            }
        }
        else if (/\s/.test(char))
            at += 1;
        else
            at = addWord(at);
    }
    if (words.length > 0)
        commands.push(words);
    return commands;
}
function endOfComment(text, at) {
    const line = shell_endOfLine(text, at);
    const close = text.slice(at + 1, line).indexOf('`');
    return close < 0 ? line : at + 1 + close + 1;
}
const heredocSign = /^[\w./-]{0,60}<<-?(?!<)(?:[ \t]{0,20})(?:\\?(?<plain>[^\s<>|;&()'"\\$`]{1,60})|'(?<single>[^'\n]{1,60})'|"(?<double>[^"\n]{1,60})")/;
const openArithmetic = /\(\((?:(?!\)\)).)*$/;
const maxLookBack = 200;
function heredocIn(text, start, end) {
    if (!text.slice(start, end).includes('<<'))
        return undefined;
    const found = heredocSign.exec(text.slice(start, start + maxLookBack));
    const { plain, single, double } = found?.groups ?? {};
    const label = plain ?? single ?? double;
    if (found === null || label === undefined)
        return undefined;
    const line = text.lastIndexOf('\n', start - 1) + 1;
    if (openArithmetic.test(text.slice(Math.max(line, start - maxLookBack), start)))
        return undefined;
    return { label, isQuoted: plain === undefined || found[0].includes('\\') };
}
function wordAt(text, start, limit, expansions) {
    const commands = [];
    let quote = '';
    for (let at = start; at < limit; at += 1) {
        const char = text[at] ?? '';
        const close = char === '$' && !quote.endsWith("'") ? expansionEnd(text, at, quote, expansions) : undefined;
        if (char === '\\' && quote !== "'") {
            if (quote === '' && (text[at + 1] === '\n' || text[at + 1] === '\r'))
                return { end: at, commands };
            at += 1;
        }
        else if (close !== undefined) {
            for (const span of substitutionsIn(text, { start: at, end: close + 1 }, expansions))
                commands.push(span);
            at = close;
        }
        else if (quote === '"' && char === '`') {
            const closing = text.indexOf('`', at + 1);
            if (closing > 0 && closing < limit) {
                commands.push({ start: at + 1, end: closing });
                at = closing;
            }
        }
        else if (quote !== '')
            quote = char === quote.at(-1) ? '' : quote;
        else if (char === '"' || char === "'")
            quote = char === "'" && text[at - 1] === '$' ? ansiQuote : char;
        else if (char === '$' && text[at + 1] === '(')
            return { end: at + 1, commands };
        else if (char === '$' && text[at + 1] === '{')
            at += 1;
        else if (/\s/.test(char) || (endsOfWord.has(char) && at > start && !isRedirected(text, at)))
            return { end: at, commands };
    }
    return { end: limit, commands };
}
function isRedirected(text, at) {
    const before = text[at - 1];
    return (text[at] === '&' && (before === '>' || before === '<')) || (text[at] === '|' && before === '>');
}
function expansionEnd(text, at, quote, expansions) {
    const first = expansions.get(at + 1);
    if (first === undefined || text[at + 1] !== '{')
        return first;
    const line = shell_endOfLine(text, first);
    for (let end = first; end >= 0 && end < line; end = text.indexOf('}', end + 1)) {
        const inner = text.slice(at, end);
        if (isEven(inner, '"') && (quote === '"' || isEven(inner, "'")))
            return end;
    }
    return first;
}
function isEven(text, sign) {
    return text.split(sign).length % 2 === 1;
}
function unquoted(text, start, end) {
    const quote = text[start];
    const inner = text.slice(start + 1, end - 1);
    const whole = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote && !inner.includes(quote);
    return whole
        ? { text: inner, span: { start: start + 1, end: end - 1 } }
        : { text: text.slice(start, end), span: { start, end } };
}
function endOfHeredocs(text, start, heredocs) {
    let at = start;
    for (const { label } of heredocs) {
        for (let line = ''; at < text.length && line !== label;) {
            const end = shell_endOfLine(text, at);
            line = text.slice(at, end).trim();
            at = Math.min(end + 1, text.length);
        }
    }
    return at;
}
function shell_endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}

;// CONCATENATED MODULE: ./lib/scan/replacements.js

const programs = /(?<![a-fh-zA-Z\d_])(?:sed|perl|yq|kustomize)\s/;
const replacements_maxLineLength = 2000;
const maxPerFile = 200;
const imageKeys = /\b(?:image|repository|registry|tag|digest|newTag|newName)\b/g;
const assignment = /(?:^|[^=!<>?])=(?!=)/;
function replacementsIn({ path, text }) {
    if (!programs.test(text))
        return [];
    const found = [];
    let start;
    let joined = '';
    for (const [index, line] of text.split('\n').entries()) {
        start ??= index + 1;
        if (joined.length < replacements_maxLineLength)
            joined += line.trim().replace(/\\$/, ' ').slice(0, replacements_maxLineLength);
        if (line.trimEnd().endsWith('\\'))
            continue;
        if (joined.length < replacements_maxLineLength && programs.test(joined))
            for (const one of replacementsOf(joined))
                found.push({ ...one, file: path, line: start });
        if (found.length >= maxPerFile)
            break;
        start = undefined;
        joined = '';
    }
    return found;
}
function replacementsOf(line) {
    return commandsOf(line).flatMap((command) => {
        const words = command.map(({ text }) => text);
        const at = words.findIndex((word) => /^(?:.*\/)?(?:g?sed|perl|yq|kustomize)$/.test(word));
        const program = words[at]?.replace(/^.*\//, '');
        const rest = words.slice(at + 1);
        if (program === undefined)
            return [];
        if (program === 'kustomize') {
            if (rest.slice(0, 3).join(' ') !== 'edit set image')
                return [];
            const patterns = rest.slice(3).flatMap((word) => word.split('=')[0] ?? []);
            return [{ program, patterns, keys: [], paths: [] }];
        }
        const paths = rest.flatMap(pathOf);
        if (program === 'yq') {
            const keys = rest
                .filter((word) => assignment.test(word))
                .flatMap((word) => word.match(imageKeys) ?? []);
            return keys.length === 0 ? [] : [{ program, patterns: [], keys: [...new Set(keys)], paths }];
        }
        if (program === 'perl' && !rest.some((word) => /^-\w*p/.test(word)))
            return [];
        const patterns = rest.flatMap(searchedBy);
        return patterns.length === 0 ? [] : [{ program: 'sed', patterns, keys: [], paths }];
    });
}
function searchedBy(word) {
    const searches = /(?:^|[^\w.-])s([^\w\s\\])((?:\\.|(?!\1)[^\\])*)\1/g;
    return [...word.matchAll(searches)].map(([, , pattern = '']) => pattern.replaceAll(/\\([/.:-])/g, '$1'));
}
function pathOf(word) {
    const path = word.replace(/^\$\w+\/|^.*[}*)]\//, '').replace(/^[./]*\//, '');
    return path === '' || path.startsWith('-') || /[|*$]/.test(path) ? [] : [path];
}

;// CONCATENATED MODULE: ./lib/scan/test-data.js
const folderName = /^(?:test[-_]?(?:data|files|cases)\d*|fixtures|__fixtures__|goldens?|__snapshots__|expected)$/;
const anyFolderName = /test[-_]?(?:data|files|cases)|fixtures|golden|__snapshots__|expected/g;
const ofPath = /[\w.@+/-]/;
const readWhole = /^(?:templates|crds|\..*)$/;
const maxSegments = 60;
const maxRounds = 20;
const endOfPath = /^[\s"'`;,|&()<>:#\]}]/;
const startsWithVariable = /[$})%]$|\$\{$|\$\($/;
const test_data_maxPathLength = 500;
const maxPaths = 5000;
function testDataFolder(path) {
    const folders = path.split('/').slice(0, -1);
    const at = folders.findIndex((name) => folderName.test(name));
    return at < 0 || folders.slice(0, at).some((name) => readWhole.test(name)) ? undefined : folders[at];
}
function testDataPaths(text) {
    const paths = new Set();
    let done = 0;
    for (const { index } of text.matchAll(anyFolderName)) {
        if (index < done)
            continue;
        const { start, end } = pathAround(text, index);
        done = end;
        const segments = text.slice(start, end).split('/');
        if (!segments.some((name) => folderName.test(name)))
            continue;
        const isExpanded = startsWithVariable.test(text.slice(Math.max(0, start - 2), start));
        const isWhole = end === text.length || endOfPath.test(text[end] ?? '');
        const named = segments
            .slice(isExpanded && segments.length > 1 ? 1 : 0, isWhole ? undefined : -1)
            .filter((name) => !/^\.{0,2}$/.test(name));
        if (named.length > 0)
            paths.add(named.join('/'));
        if (paths.size >= maxPaths)
            break;
    }
    return [...paths];
}
function pathAround(text, at) {
    let start = at;
    while (start > at - test_data_maxPathLength && ofPath.test(text[start - 1] ?? ''))
        start -= 1;
    let end = at;
    while (end < at + test_data_maxPathLength && ofPath.test(text[end] ?? ''))
        end += 1;
    return { start, end };
}
function testDataFinder(paths, clues) {
    const unused = new Map();
    for (const path of paths) {
        const folder = testDataFolder(path);
        if (folder !== undefined)
            unused.set(path, folder);
    }
    const uses = new Uses();
    let waiting = clues;
    for (let round = 0; unused.size > 0 && waiting.length > 0; round += 1) {
        if (round === maxRounds)
            return () => undefined;
        const known = new Set(unused.keys());
        const active = waiting.filter(({ path }) => !known.has(path));
        if (active.length === 0)
            break;
        for (const one of active)
            uses.add(one);
        for (const path of [...unused.keys()])
            if (uses.include(path))
                unused.delete(path);
        waiting = waiting.filter(({ path }) => known.has(path));
    }
    return (path) => unused.get(path);
}
class Uses {
    files = new Set();
    paths = new Set();
    folders = new Set();
    isWhole = false;
    add({ mentioned, testData, deployed }) {
        for (const path of mentioned)
            this.files.add(path);
        for (const path of testData)
            this.paths.add(path);
        for (const folder of deployed)
            this.folders.add(folder);
        this.isWhole ||= deployed.includes('');
    }
    include(path) {
        const segments = path.split('/');
        if (this.isWhole || this.files.has(path) || segments.length > maxSegments)
            return true;
        return segments.some((_, start) => {
            let part = '';
            return segments.slice(start).some((name) => {
                part = part === '' ? name : `${part}/${name}`;
                return this.paths.has(part) || this.folders.has(part);
            });
        });
    }
}

;// CONCATENATED MODULE: ./lib/scan/clues.js




const buildsOrDeploys = /(?:^|\/)(?:(?:Chart|requirements)\.yaml|[Tt]askfile(?:\.dist)?\.ya?ml|helmfile[\w.-]*\.ya?ml|package\.json|\.pre-commit-config\.yaml|\.goreleaser\.ya?ml)$/;
function folderOfPattern({ path, isGlob }) {
    const fixed = /^[^*{\\]*/.exec(path)?.[0] ?? '';
    return isGlob ? [fixed.slice(0, Math.max(fixed.lastIndexOf('/'), 0))] : [];
}
function cluesOf(file, { builds, mentions, renames, isKnown }) {
    if (!isKnown && !buildsOrDeploys.test(file.path))
        return undefined;
    const { path, text } = file;
    let positions;
    const lineOf = ({ at }) => {
        positions ??= positionsOf(text);
        return positions(at.span).line;
    };
    const clues = {
        path,
        builds: builds.map((one) => ({ name: one.name, isPushed: one.isPushed, file: path, line: lineOf(one) })),
        mentioned: mentions.flatMap((one) => (one.isGlob ? [] : one.path)),
        testData: testDataPaths(text),
        deployed: [...deployedFolders(path, text), ...fluxFolders(file), ...mentions.flatMap(folderOfPattern)],
        replacements: replacementsIn(file),
        renames: renames.map((one) => ({ name: one.name, line: lineOf(one) })),
    };
    const { mentioned, testData, deployed, replacements } = clues;
    const all = [builds, mentioned, testData, deployed, replacements, renames];
    return all.every(({ length }) => length === 0) ? undefined : clues;
}

;// CONCATENATED MODULE: ./lib/model/glob.js
const maxLength = 1000;
const maxAlternatives = 256;
function isPathGlob(glob) {
    if (glob.length > maxLength || /^$|^\/|(?:^|\/)\.\.(?:\/|$)|[\n\r\0]/.test(glob))
        return false;
    return parse(glob) !== undefined;
}
function glob_pathMatcher(globs) {
    const alternatives = globs.flatMap((glob) => parse(glob) ?? []);
    return (path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        let names;
        return alternatives.some((segments) => {
            const last = segments.at(-1);
            if (last !== undefined && last !== '**' && !matchesSegment(last, name))
                return false;
            names ??= path.split('/');
            return matchesAll(segments, names, '**', matchesSegment);
        });
    };
}
function parse(glob) {
    if (/(?<!\\)[!?*+@]\(/.test(glob) || glob.startsWith('!'))
        return undefined;
    return parseSequence({ characters: [...glob.replace(/^(?:\.\/)+/, '')], at: 0 }, false)?.map(segmentsOf);
}
function parseSequence(cursor, isChoice) {
    let found = [[]];
    for (let one = cursor.characters[cursor.at]; one !== undefined; one = cursor.characters[cursor.at]) {
        if (isChoice && (one === ',' || one === '}'))
            return found;
        if (one === '}')
            return undefined;
        const next = one === '{' ? parseBraces(cursor) : parseToken(cursor);
        if (next === undefined)
            return undefined;
        if (!Array.isArray(next))
            for (const tokens of found)
                tokens.push(next);
        else if (found.length * next.length > maxAlternatives)
            return undefined;
        else
            found = found.flatMap((before) => next.map((tokens) => [...before, ...tokens]));
    }
    return isChoice ? undefined : found;
}
function parseBraces(cursor) {
    const start = cursor.at;
    const choices = [];
    do {
        cursor.at += 1;
        const choice = parseSequence(cursor, true);
        if (choice === undefined)
            return undefined;
        choices.push(choice);
    } while (cursor.characters[cursor.at] === ',');
    cursor.at += 1;
    if (choices.length > 1)
        return choices.flat();
    if (/\.\./.test(cursor.characters.slice(start, cursor.at).join('')))
        return undefined;
    return choices.flat().map((tokens) => [{ is: '{' }, ...tokens, { is: '}' }]);
}
function parseToken(cursor) {
    const { characters } = cursor;
    const one = characters[cursor.at] ?? '';
    cursor.at += 1;
    if (one === '/' || one === '?')
        return one;
    if (one === '*') {
        const start = cursor.at;
        while (characters[cursor.at] === '*')
            cursor.at += 1;
        return cursor.at - start === 1 ? '**' : '*';
    }
    if (one === '\\') {
        cursor.at += 1;
        return { is: characters[cursor.at - 1] ?? '\\' };
    }
    if (one !== '[')
        return one === ']' ? undefined : { is: one };
    const first = cursor.at + (/[!^]/.test(characters[cursor.at] ?? '') ? 1 : 0);
    const end = characters.indexOf(']', first + 1);
    const inside = characters.slice(cursor.at, end).join('');
    cursor.at = end + 1;
    return end < 0 || inside.includes('/') ? undefined : { oneOf: characterClass(inside) };
}
function characterClass(inside) {
    const isNegated = /^[!^]/.test(inside);
    const ranges = [...inside.slice(isNegated ? 1 : 0).matchAll(/(.)-(.)|(.)/gsu)].map(([, from, to, one = '']) => [from ?? one, to ?? one]);
    return (character) => ranges.some(([from = '', to = '']) => character >= from && character <= to) !== isNegated;
}
function segmentsOf(tokens) {
    const segments = [[]];
    for (const token of tokens)
        if (token === '/')
            segments.push([]);
        else
            segments.at(-1)?.push(token);
    return segments.map((parts) => {
        if (parts.length === 1 && parts[0] === '**')
            return '**';
        const fixed = parts.map((token) => (typeof token === 'object' && 'is' in token ? token.is : undefined));
        const ending = fixed.slice(fixed.lastIndexOf(undefined) + 1).join('');
        return { tokens: parts.map((token) => (token === '**' ? '*' : token)), ending };
    });
}
function matchesSegment(segment, name) {
    if (segment === '**' || !name.endsWith(segment.ending))
        return false;
    return matchesAll(segment.tokens, [...name], '*', matchesToken);
}
function matchesToken(token, character) {
    if (typeof token === 'string')
        return token === '?';
    return 'is' in token ? token.is === character : token.oneOf(character);
}
function matchesAll(pattern, items, star, matches) {
    let [at, next, lastStar, afterStar] = [0, 0, -1, 0];
    while (at < items.length) {
        const one = pattern[next];
        if (one === star) {
            [lastStar, afterStar] = [next, at];
            next += 1;
        }
        else if (one !== undefined && matches(one, items[at])) {
            at += 1;
            next += 1;
        }
        else if (lastStar >= 0) {
            afterStar += 1;
            [at, next] = [afterStar, lastStar + 1];
        }
        else
            return false;
    }
    return pattern.slice(next).every((one) => one === star);
}

;// CONCATENATED MODULE: ./lib/model/json.js
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

;// CONCATENATED MODULE: ./lib/model/registry-host.js
const dockerHub = 'docker.io';
const dockerHubAliases = new Set([dockerHub, 'index.docker.io', 'registry-1.docker.io']);
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const httpsPort = 443;
function canonicalRegistry(host) {
    const [, written = '', port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
    if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))
        return { issue: 'the port of the registry is not between 1 and 65535' };
    const name = canonicalName(written, port !== undefined);
    if (name === undefined)
        return { issue: 'the registry is an IP address in a spelling that programs read differently' };
    if (dockerHubAliases.has(name) && (port === undefined || Number(port) === httpsPort))
        return { registry: dockerHub };
    const needsPort = /^[^.[]+$/.test(name) && name !== 'localhost';
    const keepsPort = port !== undefined && (Number(port) !== httpsPort || needsPort);
    return { registry: keepsPort ? `${name}:${Number(port)}` : name };
}
function canonicalName(name, hasPort) {
    if (name.startsWith('[')) {
        const url = `https://${name}`;
        return URL.canParse(url) ? new URL(url).hostname : undefined;
    }
    const lower = name.includes('.') || hasPort ? name.toLowerCase() : name;
    const isNumeric = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i.test(lower);
    return isNumeric && !ipv4.test(lower) ? undefined : lower;
}
function canonicalPrefix(text) {
    const [host = '', ...path] = text.split('/');
    if (!/[.:[]/.test(host))
        return text;
    const canonical = canonicalRegistry(host);
    return 'issue' in canonical ? text : [canonical.registry, ...path].join('/');
}

;// CONCATENATED MODULE: ./lib/model/image.js

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isDigest(text) {
    return digestPattern.test(text);
}
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > maxReferenceLength)
        return invalid(`the name is longer than ${maxReferenceLength} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not `sha256:` followed by 64 hexadecimal digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag contains characters that are not allowed in a tag');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    return {
        kind: 'image',
        image: { ...name, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) },
    };
}
function invalid(why) {
    return { kind: 'invalid', why };
}
function splitName(name) {
    const slash = name.indexOf('/');
    const first = slash < 0 ? '' : name.slice(0, slash);
    const hasRegistry = /[.:A-Z[]/.test(first) || first === 'localhost';
    if (hasRegistry && !domain.test(first))
        return 'the registry is not a host name';
    const host = hasRegistry ? canonicalRegistry(first) : { registry: 'docker.io' };
    if ('issue' in host)
        return host.issue;
    const { registry } = host;
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > maxNameLength)
        return `the repository is longer than ${maxNameLength} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}

;// CONCATENATED MODULE: ./lib/scan/looks-like-image.js

function looksLikeImage(text) {
    const parsed = text.includes('://') ? undefined : parseImage(text);
    if (parsed?.kind !== 'image')
        return false;
    return parsed.image.digest !== undefined || (parsed.image.tag !== undefined && text.includes('/'));
}
function isImageArgument(name, value) {
    if (name === 'BUILDKIT_SYNTAX')
        return value !== '';
    if (!/(?:^|_)(?:BASE|FROM)(?:_|$)|(?:^|_)IMAGE$/i.test(name))
        return false;
    const filled = value.replace(/\$\{[^{}]*\}|\$\w+/g, 'x');
    if (looksLikeImage(filled))
        return true;
    const parsed = /(?:^|_)BASE_?IMAGE$/i.test(name) ? parseImage(filled) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}

;// CONCATENATED MODULE: ./lib/scan/pin-place.js


function refused(why) {
    return { kind: 'refused', why };
}
function pinPlaceOf(raw, span, value, image) {
    const at = raw.indexOf('@');
    const [rawName, name] = [withoutDigest(raw), withoutDigest(value)];
    const inDefault = defaultTag.exec(raw)?.groups;
    if (inDefault !== undefined && name.endsWith(`${inDefault.path}:${inDefault.tag}`)) {
        const end = span.end - 1;
        const start = end - (inDefault.digest ?? '').length;
        return { kind: 'place', span: { start, end }, lead: '@' };
    }
    const literal = at >= 0 && raw.slice(at) === value.slice(value.indexOf('@'));
    if (!literal && value.includes('@'))
        return refused(notPinnable.digestFromVariable);
    const lead = digestLead(image);
    if (lead !== '@' && lastPart(raw) !== lastPart(value))
        return refused(notPinnable.tagFromVariable);
    if (!hasLiteralEnd(rawName, name))
        return refused(notPinnable.afterVariable(name, literal));
    return { kind: 'place', span: { start: literal ? span.start + at : span.end, end: span.end }, lead };
}
const defaultTag = /(?<path>(?:^|[/}])[\w.-]+):\$\{\w+:?-(?<tag>\w[\w.-]*)(?<digest>@sha256:[0-9a-f]{64})?\}$/;
const variableEnd = /\$[A-Za-z_]\w*|[})\]]/g;
function hasLiteralEnd(raw, name) {
    if (raw === name)
        return true;
    const ends = [...raw.matchAll(variableEnd)].map((found) => found.index + found[0].length);
    return raw.slice(ends.at(-1) ?? 0).endsWith(lastPart(name));
}
function withoutDigest(text) {
    const at = text.indexOf('@');
    return at < 0 ? text : text.slice(0, at);
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/scan/placeholders.js
const marked = /<[^<>]*>|\{[^{}]*\}|@\w+@|%\w+%|^ko:\/\//;
const shouted = /^(?:[^@]*[/:])?[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)+(?:[/:][^@]*)?$|^(?:IMAGE|PLACEHOLDER|TODO|CHANGEME|REPLACEME|X{3,})$/;
const word = /^(?:auto|placeholder|(?:image[-_]?)?(?:replace|change)[-_]?me|to-be-replaced|your[-_]?image(?:[-_]?name)?|image[-_]?name)(?::[\w.-]*)?$/;
const placeholders_maxLength = 1000;
function isPlaceholder(text) {
    const searched = text.slice(0, placeholders_maxLength);
    if (searched.includes('$'))
        return false;
    return /^["']*$/.test(searched) || marked.test(searched) || shouted.test(searched);
}
function isPlaceholderName(name) {
    return word.test(name.slice(0, placeholders_maxLength));
}

;// CONCATENATED MODULE: ./lib/scan/occurrence.js





const maxDetailLength = 200;
function occurrenceAt(file, span, value, extendable = true) {
    const raw = file.text.slice(span.start, span.end);
    const name = value ?? raw;
    if (isTemplated(raw) || isTemplated(name))
        return opaqueAt(file, span, 'template', unresolved.template(raw));
    const parsed = parseImage(name);
    if (parsed.kind === 'image' ? isPlaceholderName(name) : isPlaceholder(name))
        return opaqueAt(file, span, 'template', unresolved.placeholder(name));
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const pin = extendable ? pinPlaceOf(raw, span, name, parsed.image) : refused(notPinnable.escapes);
    return { kind: 'image', at: { file: file.path, span }, raw, image: parsed.image, pin };
}
function resolvedAt(file, span, name, why) {
    const parsed = parseImage(name);
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const raw = file.text.slice(span.start, span.end);
    const at = { file: file.path, span: { ...span } };
    return { kind: 'image', at, raw, image: parsed.image, pin: refused(why) };
}
function opaqueAt(file, span, why, detail) {
    return {
        kind: 'opaque',
        at: { file: file.path, span },
        raw: file.text.slice(span.start, span.end),
        why,
        detail: detail.length > maxDetailLength ? `${detail.slice(0, maxDetailLength)}…` : detail,
    };
}
function splitOccurrence(file, split) {
    const { span } = split.repository;
    const parts = partsOf(split);
    const opaque = (why, detail) => ({
        ...opaqueAt(file, span, why, detail),
        ...(parts.length > 1 ? { parts } : {}),
    });
    const templated = parts.map((part) => file.text.slice(part.span.start, part.span.end)).find(isTemplated);
    if (templated !== undefined)
        return opaque('template', unresolved.template(templated));
    const unclear = parts.find((part) => part.unclear !== undefined)?.unclear;
    if (unclear !== undefined)
        return opaque('template', unclear);
    const name = nameOf(split);
    if (name.includes('$'))
        return opaque('variable', unresolved.variable(name));
    const parsed = parseImage(name);
    if (parsed.kind === 'image' ? isPlaceholderName(name) : isPlaceholder(name))
        return opaque('template', unresolved.placeholder(name));
    if (parsed.kind === 'invalid')
        return opaque('invalid', parsed.why);
    if (parsed.image.tag === undefined && parsed.image.digest === undefined)
        return opaque('variable', split.tagElsewhere);
    const inexact = parts.some(({ isReread }) => isReread) ? notPinnable.number : notPinnable.escapes;
    const isWritable = parts.every((one) => one.exact || (one.isReread && split.digest !== undefined));
    const pin = isWritable ? splitPinPlace(split) : refused(split.noPlace ?? inexact);
    const at = { file: file.path, span };
    const raw = file.text.slice(span.start, span.end);
    const spans = parts.map((one) => ({ part: one.part, span: one.span }));
    return { kind: 'image', at, raw, image: parsed.image, pin, parts: spans };
}
function offsetBy(one, by) {
    const move = ({ start, end }) => ({ start: start + by, end: end + by });
    const at = { ...one.at, span: move(one.at.span) };
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(move) };
    if (one.kind !== 'image')
        return { ...one, ...uses, at };
    const pin = one.pin.kind === 'refused' ? one.pin : { ...one.pin, span: move(one.pin.span) };
    return { ...one, ...uses, at, pin };
}
function splitPinPlace({ digest, digestForm = { lead: '' }, repository, tag, noPlace, }) {
    if (noPlace !== undefined)
        return refused(noPlace);
    const pinned = [tag, repository].find((text) => text?.value.includes('@'));
    if (digest !== undefined && (pinned === undefined || digest.value !== ''))
        return { kind: 'place', span: digest.span, ...digestForm };
    const carrier = pinned ?? tag;
    if (carrier === undefined || carrier.value === '')
        return refused(notPinnable.noTag);
    const at = carrier.value.indexOf('@');
    const start = at < 0 ? carrier.span.end : carrier.span.start + at;
    return { kind: 'place', span: { start, end: carrier.span.end }, lead: '@' };
}
function partsOf(split) {
    const names = ['registry', 'repository', 'tag', 'digest'];
    return names.flatMap((part) => {
        const text = split[part];
        return text === undefined || text.value === '' ? [] : [{ part, ...text }];
    });
}
function nameOf({ registry, repository, tag, digest, digestForm }) {
    const behind = (sign, text) => (text?.value ? sign + text.value : '');
    const host = registry?.value ? `${registry.value}/` : '';
    return `${host}${repository.value}${behind(':', tag)}${behind(digestForm?.isBare ? '@sha256:' : '@', digest)}`;
}

;// CONCATENATED MODULE: ./lib/scan/undocumented-digests.js

function withoutNewDigest(one, why) {
    if (one.kind !== 'image' || one.image.digest !== undefined || one.pin.kind === 'refused')
        return one;
    return { ...one, pin: refused(why) };
}

;// CONCATENATED MODULE: ./lib/model/source.js
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}

;// CONCATENATED MODULE: ./lib/scan/overlaps.js


function withoutOverlaps(occurrences) {
    const sorted = [...occurrences].sort((a, b) => a.at.span.start - b.at.span.start);
    const kept = [];
    for (const one of sorted) {
        const last = kept.at(-1);
        if (last === undefined || one.at.span.start >= last.at.span.end)
            kept.push(one);
        else if (placeKey(last.at) !== placeKey(one.at))
            continue;
        else if (isAlternative(last, one))
            kept.push(one);
        else if (isUnpinnable(one) && last.kind === 'opaque' && last.why !== 'invalid')
            kept.splice(-1, 1, one);
    }
    return distinctOccurrences(kept);
}
function distinctOccurrences(occurrences) {
    const distinct = new Map();
    for (const one of occurrences) {
        const key = `${placeKey(one.at)}\0${imageOf(one)}`;
        if (!distinct.has(key))
            distinct.set(key, one);
    }
    return [...distinct.values()];
}
function agreedOccurrences(occurrences) {
    const refusedAt = new Map();
    for (const one of occurrences)
        if (one.kind === 'image' && one.pin.kind === 'refused')
            refusedAt.set(placeKey(one.at), one.pin);
    return occurrences.map((one) => {
        const pin = refusedAt.get(placeKey(one.at));
        return one.kind !== 'image' || pin === undefined ? one : { ...one, pin };
    });
}
function isAlternative(last, one) {
    return isUnpinnable(last) && isUnpinnable(one) && imageOf(last) !== imageOf(one);
}
function isUnpinnable(one) {
    return one.kind === 'image' && one.pin.kind === 'refused';
}
function imageOf(one) {
    return one.kind === 'image' ? `${imageName(one.image)}@${one.image.digest ?? ''}` : '';
}

;// CONCATENATED MODULE: ./lib/scan/syntax/variables.js

const variables_maxDepth = 8;
const maxSteps = 200;
const maxValueLength = 4096;
const variable = /^\$(?:(?<bare>[A-Za-z_]\w*)|\{(?<name>[A-Za-z_]\w*)(?<rest>[\s\S]*)\})$/;
function expand(text, lookup) {
    return expandAll(text, lookup, 0, { steps: maxSteps });
}
function expandAll(text, lookup, depth, left) {
    if (depth > variables_maxDepth)
        return { kind: 'unknown', detail: unresolved.nestedVariables };
    let value = '';
    let rest = text;
    for (let dollar = rest.indexOf('$'); dollar >= 0; dollar = rest.indexOf('$')) {
        value += rest.slice(0, dollar);
        left.steps -= 1;
        if (left.steps < 0 || value.length > maxValueLength)
            return { kind: 'unknown', detail: unresolved.tooManyVariables };
        const end = endOfVariable(rest, dollar);
        if (end === undefined)
            return { kind: 'unknown', detail: unresolved.notAVariable(rest.slice(dollar)) };
        const inner = expandOne(rest.slice(dollar, end), lookup, depth, left);
        if (inner.kind === 'unknown')
            return inner;
        value += inner.value;
        rest = rest.slice(end);
    }
    return { kind: 'value', value: value + rest };
}
function wholeVariable(text) {
    if (!text.startsWith('$') || endOfVariable(text, 0) !== text.length)
        return undefined;
    const { bare, name = bare, rest = '' } = variable.exec(text)?.groups ?? {};
    if (name === undefined)
        return undefined;
    const dash = /^:?-/.exec(rest)?.[0];
    if (dash === undefined)
        return rest === '' ? { name } : undefined;
    const offset = `\${${name}${dash}`.length;
    return { name, fallback: { offset, text: rest.slice(dash.length) } };
}
function expandOne(text, lookup, depth, left) {
    const { bare, name = bare, rest = '' } = variable.exec(text)?.groups ?? {};
    if (name === undefined)
        return { kind: 'unknown', detail: unresolved.notAVariable(text) };
    const declared = lookup(name);
    const dash = /^:?-/.exec(rest)?.[0];
    if (rest !== '' && dash === undefined) {
        return { kind: 'unknown', detail: unresolved.dependsOnSet(text, name) };
    }
    if (declared !== undefined && declared !== '')
        return expandAll(declared, lookup, depth + 1, left);
    if (dash !== undefined)
        return expandAll(rest.slice(dash.length), lookup, depth + 1, left);
    return { kind: 'unknown', detail: unresolved.noDefault(name) };
}
function endOfVariable(text, start) {
    if (text[start + 1] !== '{') {
        const name = /^[A-Za-z_]\w*/.exec(text.slice(start + 1))?.[0];
        return name === undefined ? undefined : start + 1 + name.length;
    }
    let open = 0;
    for (let index = start + 1; index < text.length; index += 1) {
        if (text[index] === '{')
            open += 1;
        if (text[index] === '}')
            open -= 1;
        if (open === 0)
            return index + 1;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/json-root.js
const roots = new WeakMap();
function lacksRootKeys(file, keys) {
    if (!/^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(file.text))
        return false;
    const root = roots.has(file) ? roots.get(file) : rootOf(file.text);
    roots.set(file, root);
    if (typeof root !== 'object' || root === null || Object.hasOwn(root, '<<'))
        return false;
    return Array.isArray(root) || keys.some((key) => !Object.hasOwn(root, key));
}
function rootOf(text) {
    try {
        const root = JSON.parse(text);
        if (typeof root !== 'object' || root === null || Array.isArray(root))
            return root === null ? undefined : [];
        return Object.fromEntries(Object.keys(root).map((key) => [key, true]));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/yaml/scan.js








const stepsPerUse = 20;
const escapedSpelling = /\\[xuU\r\n\x85\u2028\u2029]|!!binary|!!\S{0,100}%|!<|%TAG/;
const spelledWithEscapes = new WeakMap();
function hasEscapes(file) {
    const known = spelledWithEscapes.get(file) ?? escapedSpelling.test(file.text);
    spelledWithEscapes.set(file, known);
    return known;
}
function scanYaml(file, { needles, rootKeys = [], find, parse = parseYaml, read = literalText }) {
    if (!needles.every((needle) => file.text.includes(needle)) && !hasEscapes(file))
        return undefined;
    if (rootKeys.length > 0 && lacksRootKeys(file, rootKeys))
        return undefined;
    const { documents, problems } = parse(file);
    const found = documents.map((document) => scanDocument(file, document, { find, read }));
    if (found.every((scan) => scan === undefined))
        return problems.length === 0 ? undefined : { occurrences: [], problems };
    const occurrences = found.flatMap((scan) => scan?.occurrences ?? []);
    const all = [...problems, ...found.flatMap((scan) => scan?.problems ?? [])];
    return {
        occurrences: distinctOccurrences(occurrences),
        problems: all,
    };
}
function scanDocument(file, document, { find, read }) {
    try {
        const candidates = find(document, file);
        if (candidates === undefined)
            return undefined;
        const occurrences = withSameKeys(document, candidates)
            .flatMap((candidate) => occurrencesOf(file, document, candidate, read))
            .map((one) => withUses(one, document));
        return { occurrences, problems: [] };
    }
    catch (error) {
        if (!(error instanceof TooManySteps))
            throw error;
        return { occurrences: [], problems: [{ file: file.path, message: unscanned.yaml(error.message) }] };
    }
}
function withSameKeys(document, candidates) {
    const seen = new Set();
    for (const candidate of candidates) {
        if (seen.has(candidate))
            continue;
        for (const one of (0,dist/* isNode */.Ll)(candidate) ? document.sameKey(candidate) : [candidate])
            seen.add(one);
    }
    return withoutRepeats([...seen]);
}
function withoutRepeats(candidates) {
    const lists = new Set();
    return candidates.filter((candidate) => {
        const { found } = (0,dist/* isNode */.Ll)(candidate) ? {} : (candidate ?? {});
        if (found === undefined)
            return true;
        const isNew = !lists.has(found);
        lists.add(found);
        return isNew;
    });
}
function withUses(one, document) {
    const uses = document.usesOf(one.at.span);
    document.step(stepsPerUse * uses.length);
    return uses.length === 0 ? one : { ...one, uses };
}
function occurrencesOf(file, document, candidate, read) {
    const special = (0,dist/* isNode */.Ll)(candidate) ? {} : (candidate ?? {});
    if (special.split !== undefined)
        return [splitOccurrence(file, special.split)];
    if (special.found !== undefined)
        return special.found;
    if ((0,dist/* isScalar */.jn)(candidate) && candidate.tag !== '!reset' && hasOwnTag(candidate))
        return candidate.value === '' ? [] : [taggedScalar(file, candidate)];
    const text = special.text ?? textOf(document, candidate);
    const one = text === undefined ? undefined : (special.read ?? read)(file, text, document);
    return one === undefined ? [] : [one].flat();
}
function taggedScalar(file, { range, tag = '' }) {
    const [start, end] = range ?? [0, 0];
    return opaqueAt(file, { start, end }, 'template', unresolved.yamlTag(tag));
}
function literalText(file, { span, value, exact }) {
    return occurrenceAt(file, span, value, exact);
}
function withoutPrefix(prefix, text) {
    if (!text.value.startsWith(prefix))
        return undefined;
    if (text.value === prefix || !text.exact)
        return { ...text, value: text.value.slice(prefix.length) };
    const span = { start: text.span.start + prefix.length, end: text.span.end };
    return { ...text, value: text.value.slice(prefix.length), span };
}
function interpolated(lookup = () => undefined) {
    return (file, text) => {
        const { span, value, exact } = text;
        if (!value.includes('$'))
            return literalText(file, text);
        const expansion = expand(value, lookup);
        if (expansion.kind === 'unknown')
            return opaqueAt(file, span, 'variable', expansion.detail);
        const inlineDefault = exact ? spanOfDefault(value, span, lookup) : undefined;
        if (inlineDefault !== undefined)
            return occurrenceAt(file, inlineDefault);
        return occurrenceAt(file, span, expansion.value, exact);
    };
}
function spanOfDefault(value, { start }, lookup) {
    const whole = wholeVariable(value);
    if (whole?.fallback === undefined || lookup(whole.name) !== undefined)
        return undefined;
    const { offset, text } = whole.fallback;
    const span = { start: start + offset, end: start + offset + text.length };
    return text.includes('$') ? spanOfDefault(text, span, lookup) : span;
}

;// CONCATENATED MODULE: ./lib/scan/formats/ansible.js








const runs = /^(?:community\.docker\.|containers\.podman\.)?(?:docker_container|docker_swarm_service|podman_container)$/;
const pulls = /^(?:community\.docker\.|containers\.podman\.)?(?:docker_image|docker_image_pull|podman_image)$/;
const variables = /(?:^|\/)(?:roles\/[^/]+\/(?:defaults|vars)|group_vars|host_vars)\//;
const ansible = {
    id: 'ansible',
    title: 'Ansible',
    paths: ['**/{tasks,handlers,playbooks,roles}/**/*.{yml,yaml}', '**/{playbook,playbooks,site}*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const isVariables = variables.test(file.path);
        if (!isVariables && !/(?:docker|podman)_(?:container|image|swarm_service)/.test(file.text))
            return undefined;
        const builds = [];
        const scan = scanYaml(file, {
            needles: isVariables ? ['image'] : [],
            find: (document) => isVariables ? imagesOfVariables(document, file) : findImages(document, file, builds),
        });
        return scan && { ...scan, builds };
    },
};
function findImages(document, file, builds) {
    const modules = mapsOf(document).flatMap((map) => entries(document, map).flatMap(([name, settings]) => ((0,dist/* isMap */.jh)(settings) ? [{ name, settings }] : [])));
    const known = modules.filter(({ name }) => runs.test(name) || pulls.test(name));
    if (known.length === 0)
        return undefined;
    return known.map(({ name, settings }) => {
        const found = runs.test(name)
            ? wholeName(document, file, settings, 'image')
            : nameWithTag(document, file, settings, builds);
        return { found: found.map((one) => withoutNewDigest(one, notPinnable.notDocumented('Ansible'))) };
    });
}
function imagesOfVariables(document, file) {
    const pairs = mapsOf(document).flatMap((map) => entries(document, map));
    const found = pairs.flatMap(([key, value]) => {
        const text = /image$/i.test(key) ? textOf(document, value) : undefined;
        if (text === undefined || !looksLikeImage(text.value))
            return [];
        const one = occurrenceAt(file, text.span, text.value, text.exact);
        return [withoutNewDigest(one, notPinnable.notDocumented('Ansible'))];
    });
    return found.length === 0 ? undefined : [{ found }];
}
function wholeName(document, file, settings, key) {
    const text = textOf(document, child(document, settings, key));
    return text === undefined ? [] : [occurrenceAt(file, text.span, text.value, text.exact)];
}
function nameWithTag(document, file, settings, builds) {
    const at = (key) => sourceOf(document, child(document, settings, key));
    const [repository, tag] = [at('name'), at('tag')];
    if (repository === undefined || repository.value === '')
        return [];
    const source = at('source')?.value;
    const state = at('state')?.value;
    if (source === 'build') {
        const isPushed = /^(?:yes|true|on)$/i.test(at('push')?.value ?? '');
        const name = tag === undefined ? repository.value : `${repository.value}:${tag.value}`;
        builds.push({ name, at: { file: file.path, span: repository.span }, isPushed });
    }
    if (state === 'absent' || (source !== undefined && source !== 'pull'))
        return [];
    if (tag === undefined)
        return wholeName(document, file, settings, 'name');
    return [splitOccurrence(file, { repository, tag, tagElsewhere: unresolved.noTagOrDigest })];
}

;// CONCATENATED MODULE: ./lib/scan/formats/apko.js




const apko = {
    id: 'apko',
    title: 'apko',
    paths: ['**/*apko*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['contents'], find: apko_findImages }),
};
function apko_findImages(document) {
    const contents = child(document, document.root, 'contents');
    if (contents === undefined)
        return undefined;
    const image = child(document, child(document, contents, 'baseimage'), 'image');
    return looksLikeImage(textOf(document, image)?.value ?? '') ? [image] : [];
}

;// CONCATENATED MODULE: ./lib/scan/parameters.js




const maxCombinations = 64;
function cartesian(valuesOf) {
    return (names) => {
        let all = [[]];
        for (const name of names) {
            const values = distinctValues(valuesOf(name));
            if (all.length * values.length > maxCombinations)
                return 'too many';
            all = all.flatMap((before) => values.map((value) => [...before, value]));
        }
        return all;
    };
}
function combinationsIn(text, pattern, valuesOf) {
    const isWhole = text.value.replace(pattern, '') === '';
    return (names) => isWhole && names.length === 1 ? valuesOf(names[0] ?? '').map((one) => [one]) : cartesian(valuesOf)(names);
}
function parameterImages(file, text, pattern, combinationsOf, others = []) {
    const uses = [...text.value.matchAll(pattern)];
    if (uses.length === 0)
        return undefined;
    const names = [...new Set(uses.map(({ groups }) => groups?.name ?? ''))];
    const combinations = combinationsOf(names);
    if (combinations === 'too many')
        return [opaqueAt(file, text.span, 'variable', unresolved.tooManyValues)];
    const values = distinctValues(combinations.flat());
    const unread = values.filter(isUnread);
    const known = combinations.filter((all) => !all.some(isUnread));
    const unclear = unread.find(({ value }) => !isOpen(value))?.source?.unclear;
    if (values.length === 0 || unread.some(({ source }) => source === undefined))
        return undefined;
    if (known.length === 0)
        return unclear === undefined ? undefined : [opaqueAt(file, text.span, 'template', unclear)];
    const isWhole = uses[0]?.[0].length === text.value.length;
    const isPart = isWhole && [file, ...others].some((one) => isPartOfNames(one, pattern, names[0] ?? ''));
    const placed = isWhole ? known.flat().filter(({ source }) => source !== undefined) : [];
    const resolved = known
        .filter((combination) => !combination.some((one) => isWhole && one.source !== undefined))
        .map((combination) => withValues(text.value, pattern, names, combination));
    if (resolved.some(isOpen))
        return undefined;
    return [
        ...placed.flatMap((one) => occurrenceOfValue(file, one, isPart)),
        ...imagesAt(file, text, resolved),
        ...unread.map((one) => opaqueValue(file, text, one)),
    ];
}
function withValues(text, pattern, names, values) {
    return text.replace(pattern, (...match) => {
        const { name } = match.at(-1);
        return values[names.indexOf(name)]?.value ?? '';
    });
}
function isUnread({ value, source }) {
    return isOpen(value) || source?.unclear !== undefined;
}
function opaqueValue(file, text, { value, source, file: other }) {
    const span = source?.span ?? text.span;
    if (!isOpen(value))
        return opaqueAt(other ?? file, span, 'template', source?.unclear ?? '');
    return isTemplated(value)
        ? opaqueAt(other ?? file, span, 'template', unresolved.template(value))
        : opaqueAt(other ?? file, span, 'variable', unresolved.pipelineParameter(value));
}
function isOpen(text) {
    return isTemplated(text) || /\$[({\w]/.test(text);
}
function imagesAt(file, { span }, names) {
    const distinct = [...new Set(names)].filter((name) => name !== '').sort();
    const why = distinct.length > 1 ? notPinnable.severalValues : notPinnable.fromParameter;
    const images = distinct.map((name) => resolvedAt(file, span, name, why));
    const invalid = images.find(({ kind }) => kind === 'opaque');
    return invalid === undefined ? images : [invalid];
}
function occurrenceOfValue(file, { value, source, file: other }, isPart) {
    if (source === undefined || value === '')
        return [];
    const found = occurrenceAt(other ?? file, source.span, value, source.exact);
    return [isPart && found.kind === 'image' ? { ...found, pin: refused(notPinnable.usedInParts) } : found];
}
const partsOfNames = new WeakMap();
function isPartOfNames(file, pattern, name) {
    const byPattern = partsOfNames.get(file) ?? new Map();
    partsOfNames.set(file, byPattern);
    const { text } = file;
    const names = byPattern.get(pattern.source) ??
        new Set([...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups }) => {
            const [before = '', after = ''] = [text[index - 1], text[index + whole.length]];
            return /[\w./:@-]/.test(before) || /[\w./:@-]/.test(after) ? [groups?.name ?? ''] : [];
        }));
    byPattern.set(pattern.source, names);
    return names.has(name);
}
const distinct = new WeakMap();
function distinctValues(values) {
    const known = distinct.get(values) ?? [...new Map(values.map((one) => [one.value, one])).values()];
    distinct.set(values, known);
    return known;
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/parameter-values.js



const expressions = /\$\(|\{\{/;
function parameterValues({ pattern, declarationOf, count }) {
    const parameters = new Map();
    const parameterOf = (reference, frame) => {
        const declaration = declarationOf(reference, frame);
        if (declaration === undefined)
            return undefined;
        const { holder } = declaration;
        const ofHolder = parameters.get(holder) ?? new Map();
        parameters.set(holder, ofHolder);
        const known = ofHolder.get(reference) ?? { bindings: declaration.bindings() };
        ofHolder.set(reference, known);
        return known;
    };
    const sourcesOf = (parameter) => {
        const reached = new Set([parameter]);
        const values = new Map();
        for (const { bindings } of reached) {
            count(1 + bindings.length);
            for (const binding of bindings) {
                const whole = wholeReference(binding);
                const inner = whole === undefined ? undefined : parameterOf(whole, binding.frame);
                if (inner !== undefined && inner.bindings.length > 0)
                    reached.add(inner);
                else
                    for (const one of valuesOf(binding))
                        values.set(`${one.source?.span.start ?? ''} ${one.value}`, one);
            }
        }
        return [...values.values()];
    };
    const wholeReference = ({ node, frame }) => {
        const text = sourceOf(frame.document, node)?.value ?? '';
        const [use] = text.matchAll(pattern);
        return use !== undefined && use[0].length === text.length ? use.groups?.name : undefined;
    };
    const valuesOf = ({ node, frame }) => {
        const source = (0,dist/* isScalar */.jn)(node) ? sourceOf(frame.document, node) : undefined;
        if (source === undefined || source.value === '')
            return [];
        const one = { value: source.value, source };
        const names = [...new Set([...source.value.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''))];
        const combinations = cartesian((name) => valuesIn(name, frame))(names);
        if (names.length === 0 || combinations === 'too many' || combinations.length === 0)
            return [one];
        return combinations.map((values) => values.some(({ value }) => expressions.test(value))
            ? one
            : { value: withValues(source.value, pattern, names, values) });
    };
    const valuesIn = (reference, frame) => {
        const parameter = parameterOf(reference, frame);
        if (parameter === undefined || parameter.isBeingRead === true)
            return [];
        parameter.isBeingRead = true;
        parameter.values ??= sourcesOf(parameter);
        delete parameter.isBeingRead;
        return parameter.values;
    };
    return valuesIn;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/frames.js



function framesOf(document) {
    const found = [];
    const waiting = [];
    const add = (node, key, outer, depth) => {
        const followed = document.follow(node);
        if ((0,dist/* isMap */.jh)(followed) || (0,dist/* isSeq */.oP)(followed))
            waiting.push({ node: followed, key, outer, depth });
    };
    add(document.root, '', undefined, 0);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, key, outer, depth } = next;
        document.step(1 + depth);
        if (isInside(outer, node))
            continue;
        if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items.toReversed())
                add(item, key, outer, depth + 1);
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const frame = { document, map: node, key, outer };
        found.push(frame);
        for (const [name, value] of entries(document, node).toReversed())
            add(value, name, frame, depth + 1);
    }
    return found;
}
function isInside(outer, node) {
    for (let frame = outer; frame !== undefined; frame = frame.outer)
        if (frame.map === node)
            return true;
    return false;
}
function nearestFrame(frame, isIt) {
    let found = frame;
    while (found !== undefined && !isIt(found))
        found = found.outer;
    return found;
}
function frames_rootOf(frame) {
    return nearestFrame(frame, ({ outer }) => outer === undefined) ?? frame;
}
function nodeIn({ document, map }, ...path) {
    return path.reduce((node, key) => child(document, node, key), map);
}
function textIn(frame, ...path) {
    return textOf(frame.document, nodeIn(frame, ...path))?.value;
}

;// CONCATENATED MODULE: ./lib/scan/argo/parameters.js





const argoParameter = /\{\{\s*(?<name>(?:inputs|workflow)\.parameters\.[\w-]+|item(?:\.[\w-]+)?)\s*\}\}/g;
function argoParameters(frames, count) {
    const callers = callersIn(frames);
    return parameterValues({
        count,
        pattern: argoParameter,
        declarationOf(reference, frame) {
            const name = reference.slice(reference.lastIndexOf('.') + 1);
            if (reference.startsWith('item'))
                return ofItem(frame, reference === 'item' ? '' : name);
            if (reference.startsWith('inputs.'))
                return ofInputs(frame, name, callers);
            return ofWorkflow(frame, name, callers);
        },
    });
}
function ofInputs(frame, name, callers) {
    const holder = nearestFrame(frame, (one) => nodeIn(one, 'inputs') !== undefined) ??
        nearestFrame(frame, (one) => one.key === 'templates');
    if (holder === undefined)
        return undefined;
    return {
        holder,
        bindings() {
            const passed = callersOf(holder, callers).flatMap((one) => parametersAt(one, ['arguments'], name));
            const own = [...parametersAt(holder, ['inputs'], name), ...passed];
            return [...own, ...argumentsOfWorkflow(holder, name, callers, own.length === 0)];
        },
    };
}
function callersOf(template, { ofTemplate }) {
    if (template.key === 'inline')
        return template.outer === undefined ? [] : [template.outer];
    const [own, workflow] = [textIn(template, 'name') ?? '', workflowOf(template)];
    const resource = textIn(frames_rootOf(template), 'metadata', 'name') ?? '';
    const called = ofTemplate.get(own) ?? [];
    return [
        ...called.filter((one) => workflowOf(one)?.map === workflow?.map),
        ...(ofTemplate.get(`${resource}/${own}`) ?? []),
    ];
}
function argumentsOfWorkflow(template, name, callers, mayBeAny) {
    const workflow = workflowOf(template);
    if (workflow === undefined)
        return [];
    const own = textIn(template, 'name');
    const runs = [workflow, ...runsOf(workflow, callers)];
    const isStarted = runs.some((run) => ['entrypoint', 'onExit'].some((key) => textIn(run, key) === own));
    return isStarted || mayBeAny ? runs.flatMap((run) => parametersAt(run, ['arguments'], name)) : [];
}
function ofWorkflow(frame, name, callers) {
    const workflow = workflowOf(frame);
    if (workflow === undefined)
        return undefined;
    const runs = () => [workflow, ...runsOf(workflow, callers)];
    return {
        holder: workflow,
        bindings: () => runs().flatMap((run) => parametersAt(run, ['arguments'], name)),
    };
}
function runsOf(workflow, { ofWorkflow: byName }) {
    const reached = new Set([workflow]);
    for (const one of reached) {
        one.document.step(1);
        const name = textIn(frames_rootOf(one), 'metadata', 'name') ?? '';
        for (const run of byName.get(name) ?? [])
            reached.add(workflowOf(run) ?? run);
    }
    return [...reached].slice(1);
}
function ofItem(frame, key) {
    const lists = ['withItems', 'withParam', 'withSequence'];
    const holder = nearestFrame(frame, (one) => lists.some((list) => nodeIn(one, list) !== undefined));
    if (holder === undefined)
        return undefined;
    const { document } = holder;
    const nodes = children(document, nodeIn(holder, 'withItems')).flatMap((item) => {
        const node = (0,dist/* isMap */.jh)(item) && key !== '' ? child(document, item, key) : item;
        return node === undefined ? [] : document.sameKey(node);
    });
    return { holder, bindings: () => nodes.map((node) => ({ node, frame: holder.outer ?? holder })) };
}
function parametersAt(frame, path, name) {
    const { document } = frame;
    const named = children(document, nodeIn(frame, ...path, 'parameters')).filter((entry) => textOf(document, child(document, entry, 'name'))?.value === name);
    return named
        .flatMap((entry) => [
        child(document, entry, 'value'),
        child(document, entry, 'default'),
        child(document, child(document, entry, 'valueFrom'), 'default'),
        ...children(document, child(document, entry, 'enum')),
    ])
        .flatMap((node) => (node === undefined ? [] : document.sameKey(node)))
        .map((node) => ({ node, frame }));
}
function workflowOf(frame) {
    return nearestFrame(frame, (one) => ['templates', 'workflowTemplateRef'].some((key) => nodeIn(one, key) !== undefined));
}
function callersIn(frames) {
    const ofTemplate = new Map();
    const byName = new Map();
    const add = (to, name, frame) => {
        const known = to.get(name);
        if (known === undefined)
            to.set(name, [frame]);
        else
            known.push(frame);
    };
    for (const frame of frames) {
        const [template, of] = [textIn(frame, 'template'), textIn(frame, 'templateRef', 'name')];
        if (template !== undefined)
            add(ofTemplate, template, frame);
        if (of !== undefined)
            add(ofTemplate, `${of}/${textIn(frame, 'templateRef', 'template') ?? ''}`, frame);
        const run = textIn(frame, 'workflowTemplateRef', 'name') ?? of;
        if (run !== undefined)
            add(byName, run, frame);
    }
    return { ofTemplate, ofWorkflow: byName };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/parameter-images.js






const maxValues = 50_000;
function resourceImages(file, format) {
    let answer;
    return (document) => {
        if (!format.isResource(document))
            return undefined;
        answer ??= attempt(() => new Reading(file, format.parse(file).documents, format));
        if ('error' in answer)
            throw answer.error;
        return answer.read.candidatesOf(document);
    };
}
function attempt(read) {
    try {
        return { read: read() };
    }
    catch (error) {
        return { error };
    }
}
class Reading {
    file;
    format;
    #uses = new Map();
    #embedded = new Map();
    #openIn = new Map();
    #valuesIn;
    #parts = new Set();
    #left = maxValues;
    #count = (count) => {
        this.#left -= count;
        if (this.#left < 0)
            throw new TooManySteps(unscanned.tooManyValues);
    };
    constructor(file, documents, format) {
        this.file = file;
        this.format = format;
        const frames = documents.filter((one) => format.isResource(one)).flatMap(framesOf);
        this.#valuesIn = format.valuesIn(frames, this.#count);
        for (const frame of frames) {
            const { document } = frame;
            const embedded = this.#newIn(format.embeddedIn?.(frame) ?? [], document);
            add(this.#embedded, document, embedded.map((one) => [one, frame]));
            const uses = format.usesIn(frame).map((node) => ({ node, frame }));
            add(this.#uses, document, uses);
        }
        for (const use of [...this.#uses.values()].flat())
            this.#notePart(use);
    }
    candidatesOf(document) {
        const own = (this.#uses.get(document) ?? []).flatMap(({ node, frame }) => {
            const texts = textsOf(frame, node);
            if (!texts.some(({ value }) => value.search(this.format.pattern) >= 0))
                return [node];
            return [{ found: texts.flatMap((text) => this.#imagesOf(text, frame)) }];
        });
        const embedded = this.#embedded.get(document) ?? [];
        return [...own, ...embedded.map(([one, frame]) => ({ found: this.#embeddedImages(one, frame) }))];
    }
    #embeddedImages(one, frame) {
        const text = { value: one.raw, span: one.at.span, exact: true };
        return this.#hasParameters(one) ? this.#imagesOf(text, frame) : [one];
    }
    #newIn(embedded, document) {
        const open = this.#openIn.get(embedded);
        if (open === undefined) {
            this.#openIn.set(embedded, embedded.filter((one) => this.#hasParameters(one)));
            return embedded;
        }
        document.step(open.length);
        return open;
    }
    #hasParameters(one) {
        return one.kind === 'opaque' && one.raw.search(this.format.pattern) >= 0;
    }
    #imagesOf(text, frame) {
        const { pattern } = this.format;
        const valuesOf = (name) => this.#valuesIn(name, frame);
        const found = parameterImages(this.file, text, pattern, combinationsIn(text, pattern, valuesOf));
        const images = found ?? [this.format.unresolved(this.file, text)];
        this.#count(images.length);
        return images.map((one) => one.kind === 'image' && this.#parts.has(one.at.span.start)
            ? { ...one, pin: refused(notPinnable.usedInParts) }
            : one);
    }
    #notePart({ node, frame }) {
        for (const { value } of textsOf(frame, node))
            for (const { 0: whole, groups } of value.matchAll(this.format.pattern))
                if (whole.length < value.length)
                    for (const { source } of this.#valuesIn(groups?.name ?? '', frame))
                        if (source !== undefined)
                            this.#parts.add(source.span.start);
    }
}
function add(to, document, values) {
    const known = to.get(document);
    if (known === undefined)
        to.set(document, [...values]);
    else
        for (const value of values)
            known.push(value);
}
function textsOf({ document }, node) {
    const followed = document.follow(node);
    return followed === undefined
        ? []
        : document.sameKey(followed).flatMap((one) => textOf(document, one) ?? []);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/nested-file.js


const scans = new WeakMap();
function scanNestedFile(file, node, scanner) {
    return sharedScan(node, scanner, () => scanned(file, node, scanner));
}
function scanPossibleFile(file, node, scanner) {
    return sharedScan(node, scanner, () => {
        if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string')
            return nothing;
        const { occurrences, problems } = node.type === 'BLOCK_LITERAL'
            ? nothing
            : (scanner.scan({ path: file.path, text: node.value }) ?? nothing);
        const mayHoldImages = node.type === 'BLOCK_LITERAL' || occurrences.length + problems.length > 0;
        return mayHoldImages ? scanned(file, node, scanner) : nothing;
    });
}
const nothing = { occurrences: [], problems: [] };
function sharedScan(node, { scan }, work) {
    if (!(0,dist/* isScalar */.jn)(node))
        return nothing;
    const byScanner = scans.get(node) ?? new Map();
    scans.set(node, byScanner);
    const known = byScanner.get(scan);
    if (known !== undefined)
        return { occurrences: known.occurrences, problems: [] };
    const result = work();
    byScanner.set(scan, result);
    return result;
}
function scanned(file, node, scanner) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null)
        return nothing;
    const [start, end] = node.range;
    if (node.type !== 'BLOCK_LITERAL' || node.value.trim() === '') {
        const problem = { file: file.path, message: unscanned.notLiteralBlock, span: { start, end } };
        return { occurrences: [], problems: node.value.trim() === '' ? [] : [problem] };
    }
    const { text, offsets } = unindented(file.text, start, end);
    const scan = scanner.scan({ path: file.path, text });
    const toOuter = (span) => {
        const from = offsets[span.start] ?? end;
        return { start: from, end: span.end === span.start ? from : (offsets[span.end - 1] ?? end) + 1 };
    };
    return {
        occurrences: (scan?.occurrences ?? []).map((one) => placedIn(one, toOuter, file.text)),
        problems: (scan?.problems ?? []).map(({ span, ...problem }) => span === undefined ? problem : { ...problem, span: toOuter(span) }),
    };
}
function unindented(text, start, end) {
    const header = text.indexOf('\n', start);
    const offsets = [];
    let inner = '';
    let indent;
    for (let line = header + 1; header >= 0 && line < end;) {
        const newline = text.indexOf('\n', line);
        const next = newline < 0 || newline >= end ? end : newline + 1;
        const blanks = /^ */.exec(text.slice(line, next))?.[0].length ?? 0;
        if (text.slice(line, next).trim() !== '')
            indent ??= blanks;
        for (let at = line + Math.min(blanks, indent ?? blanks); at < next; at += 1) {
            inner += text[at];
            offsets.push(at);
        }
        line = next;
    }
    return { text: inner, offsets };
}
function placedIn(one, toOuter, text) {
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(toOuter) };
    const at = { file: one.at.file, span: toOuter(one.at.span) };
    const raw = text.slice(at.span.start, at.span.end);
    if (one.kind !== 'image')
        return { ...one, ...uses, at, raw };
    return { ...one, ...uses, at, raw, pin: pinPlacedIn(one.pin, one.at.span, at.span, toOuter) };
}
function pinPlacedIn(pin, inner, place, toOuter) {
    if (pin.kind === 'refused')
        return pin;
    const behind = pin.span.start === inner.end && pin.span.end === inner.end;
    return { ...pin, span: behind ? { start: place.end, end: place.end } : toOuter(pin.span) };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kinds.js
const imagesInKinds = {
    'monitoring.coreos.com/Prometheus': ['spec.image', 'spec.thanos.image'],
    'monitoring.coreos.com/PrometheusAgent': ['spec.image'],
    'monitoring.coreos.com/Alertmanager': ['spec.image'],
    'monitoring.coreos.com/ThanosRuler': ['spec.image'],
    'opentelemetry.io/OpenTelemetryCollector': ['spec.image', 'spec.targetAllocator.image'],
    'opentelemetry.io/Instrumentation': [
        'spec.java.image',
        'spec.nodejs.image',
        'spec.python.image',
        'spec.dotnet.image',
        'spec.go.image',
        'spec.apacheHttpd.image',
        'spec.nginx.image',
    ],
    'postgresql.cnpg.io/Cluster': ['spec.imageName'],
    'postgresql.cnpg.io/ImageCatalog': ['spec.images.*.image'],
    'postgresql.cnpg.io/ClusterImageCatalog': ['spec.images.*.image'],
    'acid.zalan.do/postgresql': [
        'spec.dockerImage',
        'spec.connectionPooler.dockerImage',
        'spec.sidecars.*.image',
    ],
    'postgres-operator.crunchydata.com/PostgresCluster': [
        'spec.image',
        'spec.backups.pgbackrest.image',
        'spec.proxy.pgBouncer.image',
        'spec.userInterface.pgAdmin.image',
        'spec.monitoring.pgmonitor.exporter.image',
    ],
    'elasticsearch.k8s.elastic.co/Elasticsearch': ['spec.image'],
    'kibana.k8s.elastic.co/Kibana': ['spec.image'],
    'beat.k8s.elastic.co/Beat': ['spec.image'],
    'logstash.k8s.elastic.co/Logstash': ['spec.image'],
    'kafka.strimzi.io/Kafka': [
        'spec.kafka.image',
        'spec.zookeeper.image',
        'spec.entityOperator.topicOperator.image',
        'spec.entityOperator.userOperator.image',
        'spec.cruiseControl.image',
        'spec.kafkaExporter.image',
    ],
    'kafka.strimzi.io/KafkaConnect': ['spec.image'],
    'rabbitmq.com/RabbitmqCluster': ['spec.image'],
    'redis.redis.opstreelabs.in/Redis': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'k8s.mariadb.com/MariaDB': ['spec.image'],
    'camel.apache.org/Integration': ['spec.traits.container.image'],
    'sparkoperator.k8s.io/SparkApplication': ['spec.image', 'spec.driver.image', 'spec.executor.image'],
    'flink.apache.org/FlinkDeployment': ['spec.image'],
    'k6.io/TestRun': ['spec.runner.image', 'spec.starter.image', 'spec.initializer.image'],
    'pkg.crossplane.io/Provider': ['spec.package'],
    'pkg.crossplane.io/Function': ['spec.package'],
    'pkg.crossplane.io/Configuration': ['spec.package'],
    'operators.coreos.com/CatalogSource': ['spec.image'],
    'operators.coreos.com/ClusterServiceVersion': ['spec.relatedImages.*.image'],
    'kind.x-k8s.io/Cluster': ['nodes.*.image'],
    'helm.cattle.io/HelmChart': ['spec.jobImage'],
    'ceph.rook.io/CephCluster': ['spec.cephVersion.image'],
    'jaegertracing.io/Jaeger': [
        'spec.allInOne.image',
        'spec.agent.image',
        'spec.collector.image',
        'spec.ingester.image',
        'spec.query.image',
    ],
    'psmdb.percona.com/PerconaServerMongoDB': ['spec.image', 'spec.backup.image', 'spec.pmm.image'],
    'pxc.percona.com/PerconaXtraDBCluster': [
        'spec.pxc.image',
        'spec.haproxy.image',
        'spec.proxysql.image',
        'spec.logcollector.image',
        'spec.backup.image',
        'spec.pmm.image',
    ],
    'longhorn.io/EngineImage': ['spec.image'],
    'nifi.konpyutaika.com/NifiCluster': ['spec.clusterImage', 'spec.initContainerImage'],
    'opentelemetry.io/TargetAllocator': ['spec.image'],
    'opentelemetry.io/OpAMPBridge': ['spec.image'],
    'postgres-operator.crunchydata.com/PGAdmin': ['spec.image'],
    'postgres-operator.crunchydata.com/PGUpgrade': ['spec.image'],
    'acid.zalan.do/OperatorConfiguration': [
        'configuration.docker_image',
        'configuration.connection_pooler.connection_pooler_image',
        'configuration.logical_backup.logical_backup_docker_image',
    ],
    'pgv2.percona.com/PerconaPGCluster': [
        'spec.image',
        'spec.proxy.pgBouncer.image',
        'spec.backups.pgbackrest.image',
        'spec.pmm.image',
    ],
    'ps.percona.com/PerconaServerMySQL': [
        'spec.mysql.image',
        'spec.proxy.haproxy.image',
        'spec.proxy.router.image',
        'spec.orchestrator.image',
        'spec.backup.image',
        'spec.toolkit.image',
        'spec.pmm.image',
    ],
    'apm.k8s.elastic.co/ApmServer': ['spec.image'],
    'agent.k8s.elastic.co/Agent': ['spec.image'],
    'enterprisesearch.k8s.elastic.co/EnterpriseSearch': ['spec.image'],
    'maps.k8s.elastic.co/ElasticMapsServer': ['spec.image'],
    'kafka.strimzi.io/KafkaBridge': ['spec.image'],
    'kafka.strimzi.io/KafkaMirrorMaker': ['spec.image'],
    'kafka.strimzi.io/KafkaMirrorMaker2': ['spec.image'],
    'redis.redis.opstreelabs.in/RedisCluster': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'redis.redis.opstreelabs.in/RedisReplication': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'redis.redis.opstreelabs.in/RedisSentinel': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'databases.spotahome.com/RedisFailover': [
        'spec.redis.image',
        'spec.redis.exporter.image',
        'spec.sentinel.image',
        'spec.sentinel.exporter.image',
    ],
    'dragonflydb.io/Dragonfly': ['spec.image'],
    'minio.min.io/Tenant': ['spec.image', 'spec.kes.image'],
    'k8s.keycloak.org/Keycloak': ['spec.image'],
    'vault.banzaicloud.com/Vault': [
        'spec.image',
        'spec.bankVaultsImage',
        'spec.statsdImage',
        'spec.fluentdImage',
    ],
    'fluentbit.fluent.io/FluentBit': ['spec.image'],
    'fluentd.fluent.io/Fluentd': ['spec.image'],
    'sparkoperator.k8s.io/ScheduledSparkApplication': [
        'spec.template.image',
        'spec.template.driver.image',
        'spec.template.executor.image',
    ],
    'pkg.crossplane.io/ProviderRevision': ['spec.image'],
    'pkg.crossplane.io/FunctionRevision': ['spec.image'],
    'pkg.crossplane.io/ConfigurationRevision': ['spec.image'],
    'operator.knative.dev/KnativeServing': ['spec.registry.override.*'],
    'operator.knative.dev/KnativeEventing': ['spec.registry.override.*'],
    'gateway.envoyproxy.io/EnvoyProxy': [
        'spec.provider.kubernetes.envoyDeployment.container.image',
        'spec.provider.kubernetes.envoyDaemonSet.container.image',
    ],
    'apps.kruise.io/ImagePullJob': ['spec.image'],
    'apps.kruise.io/ImageListPullJob': ['spec.images.*'],
    'actions.summerwind.dev/Runner': ['spec.image', 'spec.dockerdContainerImage'],
    'actions.summerwind.dev/RunnerDeployment': ['spec.template.spec.image'],
    'kpack.io/ClusterStack': ['spec.buildImage.image', 'spec.runImage.image'],
    'kpack.io/ClusterStore': ['spec.sources.*.image'],
    'kpack.io/ClusterBuildpack': ['spec.image'],
    'kpack.io/Buildpack': ['spec.image'],
};

;// CONCATENATED MODULE: ./lib/scan/kubernetes/candidates.js









const otherGroups = [
    'tekton.dev',
    'argoproj.io',
    'shipwright.io',
    'serving.knative.dev',
    'kubevirt.io',
    'numaflow.numaproj.io',
    'numaplane.numaproj.io',
    'openfaas.com',
];
const groupsWithValues = ['helm.toolkit.fluxcd.io', 'kustomize.toolkit.fluxcd.io', 'helm.cattle.io'];
const knownGroups = new Set([
    ...Object.keys(imagesInKinds).map((kind) => kind.slice(0, kind.indexOf('/'))),
    ...otherGroups,
    ...groupsWithValues,
]);
const wholeNamesOnly = new Set([...groupsWithValues, 'argoproj.io', 'tekton.dev']);
const notImages = /^(?:git|github|gitlab|source|chart|helm)s?$/i;
function candidateImages(document, resources, ignored) {
    return placesIn(document, resources).flatMap(({ map, kind, isSource }) => ignored.has(map) ? [] : imagesOfMap(document, map, kind, !isSource && !wholeNamesOnly.has(kind.group)));
}
function placesIn(document, resources) {
    const found = [];
    const waiting = [
        { node: document.root, kind: undefined, key: '' },
    ];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, key } = next;
        if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items)
                waiting.push({ node: item, kind: next.kind, key: '' });
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const isResource = resources.has(node);
        const kind = isResource ? customKind(document, node) : next.kind;
        if (kind !== undefined && key !== 'output')
            found.push({ map: node, kind, isSource: notImages.test(key) });
        for (const pair of node.items) {
            const name = keyTextOf(pair);
            if (isResource && name === 'status')
                continue;
            waiting.push({ node: pair.value, kind, key: typeof name === 'string' ? name : '' });
        }
    }
    return found;
}
function customKind(document, resource) {
    const text = (key) => textOf(document, child(document, resource, key))?.value ?? '';
    const version = text('apiVersion');
    const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
    if (!group.includes('.') || /(?:^|\.)k8s\.io$/.test(group))
        return undefined;
    return { group, name: `${group}/${text('kind')}` };
}
function imagesOfMap(document, map, { group, name }, canBeSplit) {
    const why = notPinnable.unknownKind(name);
    const isKnown = knownGroups.has(group);
    const readListed = (file, text) => withoutNewDigest(literalText(file, text), why);
    const found = entries(document, map).flatMap(([key, value]) => {
        const text = textOf(document, value);
        const disk = key === 'url' && text !== undefined ? withoutPrefix('docker://', text) : undefined;
        if (disk !== undefined)
            return [{ text: disk, read: readListed }];
        if (!/image$/i.test(key))
            return [];
        if (text !== undefined)
            return looksLikeImage(text.value) ? [isKnown ? value : { text, read: readListed }] : [];
        const split = canBeSplit && (0,dist/* isMap */.jh)(value) ? splitImage(document, value, why) : undefined;
        return split === undefined ? [] : [{ split }];
    });
    const own = canBeSplit ? splitImage(document, map, why) : undefined;
    return own !== undefined && looksLikeImage(`${own.repository.value}:${own.tag?.value ?? ''}`)
        ? [...found, { split: own }]
        : found;
}
function splitImage(document, map, noPlace) {
    const at = (key) => sourceOf(document, child(document, map, key), 'go');
    const [registry, tag] = [at('registry'), at('tag')];
    const repository = at('repository') ?? at('image');
    if (repository === undefined || repository.value === '' || tag === undefined || tag.value === '')
        return undefined;
    if (repository.value.includes('://'))
        return undefined;
    return { registry, repository, tag, noPlace, tagElsewhere: unresolved.noTagOrDigest };
}

;// CONCATENATED MODULE: ./lib/scan/helm/dependencies.js



function dependenciesIn(file) {
    return parseYaml(file).documents.flatMap((document) => children(document, child(document, document.root, 'dependencies')).flatMap((one) => {
        const name = child(document, one, 'alias') ?? child(document, one, 'name');
        return textOf(document, name)?.value ?? [];
    }));
}

;// CONCATENATED MODULE: ./lib/scan/helm/actions.js
const token = /\s+|"(?:[^"\\\n]|\\.){0,2000}"|`[^`]{0,2000}`|'(?:[^'\\\n]|\\.){1,10}'|-?\}\}|:=|[|(),=]|(?:\$\w*)?(?:\.\w+)+|\$\w*|\.|[\w+-][\w.+-]*/y;
const actions_comment = /\{\{-?\s*\/\*/y;
const keywords = /^(?:if|else|end|range|with|define|block|template|break|continue)$/;
const maxTokens = 2000;
const actions_maxDepth = 50;
function parseTemplate(text) {
    const nodes = [];
    let done = 0;
    let trims = false;
    const addText = (end, trimEnd) => {
        const whole = text.slice(done, end);
        const value = trimEnd ? whole.trimEnd() : whole;
        const trimmed = trims ? value.trimStart() : value;
        if (trimmed !== '')
            nodes.push({ kind: 'text', value: trimmed, offset: done });
    };
    for (let start = text.indexOf('{{'); start >= 0; start = text.indexOf('{{', done)) {
        addText(start, /^-\s/.test(text.slice(start + 2, start + 4)));
        const { node, end } = readAction(text, start);
        if (node !== undefined)
            nodes.push(node);
        trims = text.slice(end - 3, end) === '-}}';
        done = end;
    }
    addText(text.length, false);
    return nodes;
}
function readAction(text, start) {
    actions_comment.lastIndex = start;
    if (actions_comment.test(text))
        return { end: endBehind(text, '}}', text.indexOf('*/', start)) };
    const likely = text.slice(start, endBehind(text, '}}', start));
    const known = readBefore.get(likely);
    if (known !== undefined)
        return { node: { ...known, offset: start }, end: start + likely.length };
    const tokens = [];
    let at = start + (/^-\s/.test(text.slice(start + 2, start + 4)) ? 3 : 2);
    while (tokens.length < maxTokens) {
        token.lastIndex = at;
        const found = token.exec(text)?.[0];
        if (found === undefined)
            break;
        at += found.length;
        if (found.endsWith('}}')) {
            const node = actionOf(tokens, start);
            if (node !== undefined && at === start + likely.length)
                remember(likely, node);
            return { node: node ?? unreadable(text, start, at), end: at };
        }
        tokens.push(found);
    }
    const end = endBehind(text, '}}', start);
    return { node: unreadable(text, start, end), end };
}
const readBefore = new Map();
const maxRemembered = 5000;
const actions_maxLength = 500;
function remember(text, action) {
    if (text.length > actions_maxLength)
        return;
    if (readBefore.size >= maxRemembered)
        readBefore.clear();
    readBefore.set(text, action);
}
function unreadable(text, start, end) {
    return { kind: 'unreadable', value: text.slice(start, end), offset: start };
}
function endBehind(text, what, from) {
    const at = from < 0 ? -1 : text.indexOf(what, from);
    return at < 0 ? text.length : at + what.length;
}
function actionOf(tokens, offset) {
    const words = tokens.filter((one, index) => one.trim() !== '' || tokens[index - 1] === ')');
    const first = words[0] ?? '';
    const keyword = keywords.test(first) ? first : undefined;
    let rest = keyword === undefined ? words : words.slice(1);
    if (keyword === 'else' && keywords.test(rest[0] ?? ''))
        rest = rest.slice(1);
    const assigns = rest.findIndex((one) => one === ':=' || one === '=');
    const sets = assigns < 0 ? [] : rest.slice(0, assigns).filter((one) => one.startsWith('$'));
    const reader = { words: assigns < 0 ? rest : rest.slice(assigns + 1), at: 0 };
    const pipeline = pipelineOf(reader, 0);
    if (pipeline === undefined || reader.at < reader.words.length)
        return undefined;
    return { kind: 'action', ...(keyword === undefined ? {} : { keyword }), sets, pipeline, offset };
}
function pipelineOf(reader, depth) {
    if (depth > actions_maxDepth)
        return undefined;
    const commands = [[]];
    for (; reader.at < reader.words.length && reader.words[reader.at] !== ')'; reader.at += 1) {
        const word = reader.words[reader.at] ?? '';
        if (word.trim() === '')
            continue;
        if (word === '|')
            commands.push([]);
        else if (word === '(') {
            reader.at += 1;
            const pipeline = pipelineOf(reader, depth + 1);
            if (pipeline === undefined || reader.words[reader.at] !== ')')
                return undefined;
            const next = reader.words[reader.at + 1] ?? '';
            const fields = /^\.\w/.test(next) ? next.slice(1).split('.') : [];
            if (fields.length > 0)
                reader.at += 1;
            commands.at(-1)?.push({ kind: 'nested', pipeline, fields });
        }
        else
            commands.at(-1)?.push(operandOf(word));
    }
    return commands;
}
function operandOf(word) {
    if (/^["'`]/.test(word))
        return { kind: 'text', value: word.slice(1, -1) };
    if (!/^[$.]/.test(word))
        return { kind: 'word', name: word };
    const [root = '', ...fields] = word.split('.');
    return { kind: 'chain', root, fields: fields.filter((field) => field !== '') };
}

;// CONCATENATED MODULE: ./lib/scan/helm/printed.js
function isTagOrDigest({ path }) {
    return /^(?:tag|imageTag|digest|sha|hash|\*)$/.test(path.at(-1) ?? '');
}
function refsIn(value) {
    return value.flatMap((piece) => piece.kind === 'ref' ? [piece.ref] : piece.kind === 'choice' ? piece.options.flatMap(refsIn) : []);
}
function choiceOf(options, isFallback) {
    const some = options.filter((option) => option.length > 0);
    return some.length === 1 ? (some[0] ?? []) : [{ kind: 'choice', options: some, isFallback }];
}
function pieceCount(value) {
    let size = value.length;
    for (const piece of value)
        if (piece.kind === 'choice')
            for (const option of piece.options)
                size += pieceCount(option);
    return size;
}

;// CONCATENATED MODULE: ./lib/scan/helm/evaluate.js

const unknown = [{ kind: 'unknown' }];
const transparent = new Set(['toString', 'quote', 'squote', 'trim', 'required', 'toYaml', 'int', 'html']);
const conditions = new Set(['not', 'empty', 'hasKey', 'kindIs', 'typeIs', 'kindOf', 'len', 'fail', 'lookup']);
const composing = new Set(['printf', 'print', 'cat', 'join', 'list']);
const maxPieces = 40;
const maxFields = 30;
function evaluate(pipeline, scope) {
    let value;
    for (const command of pipeline) {
        const [first, ...rest] = command;
        if (first === undefined)
            continue;
        if (first.kind === 'word') {
            const given = rest.map((operand) => operandValue(operand, scope));
            value = call(first.name, rest, value === undefined ? given : [...given, value], scope);
        }
        else
            value = operandValue(first, scope);
    }
    return bounded(value ?? [], scope);
}
function bounded(value, scope) {
    if (pieceCount(value) <= maxPieces)
        return value;
    consumeAll([value], { kind: 'changed', by: 'a long expression' }, scope);
    return unknown;
}
function operandValue(operand, scope) {
    if (operand.kind === 'text')
        return [operand];
    if (operand.kind === 'word')
        return /^(?:nil|true|false|[\d.+-]+)$/.test(operand.name) ? [] : call(operand.name, [], [], scope);
    if (operand.kind === 'nested') {
        const value = evaluate(operand.pipeline, scope);
        return operand.fields.length === 0 ? value : fieldsOf(value, operand.fields);
    }
    return valueOfChain(operand, scope);
}
function valueOfChain({ root, fields }, { dot, variables }) {
    const at = fields.indexOf('Values');
    if (at >= 0)
        return [{ kind: 'ref', ref: { path: fields.slice(at + 1), isAbsolute: true } }];
    if (['Chart', 'Release', 'Capabilities', 'Template', 'Files'].includes(fields[0] ?? ''))
        return unknown;
    const variable = root.length > 1 ? variables.get(root) : undefined;
    if (variable !== undefined)
        return fieldsOf(variable, fields);
    if (root === '' && dot !== undefined)
        return [{ kind: 'ref', ref: fieldOf(dot, fields) }];
    return fields.length === 0
        ? unknown
        : [{ kind: 'ref', ref: { path: fields.slice(-1), isAbsolute: false } }];
}
function fieldOf({ path, isAbsolute }, fields) {
    const whole = [...path, ...fields];
    return { path: whole.slice(-maxFields), isAbsolute: isAbsolute && whole.length <= maxFields };
}
function fieldsOf(value, fields) {
    if (fields.length === 0)
        return value;
    const refs = refsIn(value).map((ref) => [{ kind: 'ref', ref: { ...ref, path: [...ref.path, ...fields] } }]);
    if (refs.length > 0)
        return choiceOf(refs, false);
    return [{ kind: 'ref', ref: { path: fields.slice(-1), isAbsolute: false } }];
}
function call(name, operands, args, scope) {
    const last = args.at(-1) ?? [];
    if (name === 'printf')
        return formatted(args, scope);
    if (name === 'default' || name === 'dig')
        return choiceOf([last, ...args.slice(0, -1).reverse()], true);
    if (name === 'coalesce' || name === 'or')
        return choiceOf(args, true);
    if (name === 'and')
        return last;
    if (name === 'ternary')
        return choiceOf(args.slice(0, 2), false);
    if (name === 'tpl')
        return args[0] ?? [];
    if (name === 'include' || name === 'template')
        return includedBy(operands, args, scope);
    if (name === 'dict' || name === 'merge' || name === 'mergeOverwrite')
        return [{ kind: 'choice', options: args, isFallback: false }];
    if (name === 'index' || name === 'get')
        return indexed(args);
    if (conditions.has(name))
        return unknown;
    if (name === 'toYaml')
        consumeAll(args, { kind: 'handed', to: name }, scope);
    if (transparent.has(name))
        return last;
    if (composing.has(name))
        return args.flat();
    consumeAll(args, { kind: 'changed', by: name }, scope);
    return unknown;
}
function consumeAll(args, how, scope) {
    for (const ref of args.flatMap(refsIn))
        scope.consume(ref, how);
}
function includedBy(operands, args, scope) {
    const [name] = operands;
    const to = name?.kind === 'text' ? name.value : '';
    consumeAll(args.slice(1), { kind: 'handed', to }, scope);
    return scope.printedBy(to) ?? unknown;
}
function elementsOf(value) {
    return refsIn(value).length === 0 ? unknown : fieldsOf(value, ['*']);
}
function indexed([map = [], ...keys]) {
    const fields = keys.map(([key]) => (key?.kind === 'text' ? key.value : '*'));
    return fieldsOf(map, fields);
}
function formatted([format = [], ...args], scope) {
    const [text] = format;
    if (text?.kind !== 'text' || format.length > 1) {
        consumeAll([format, ...args], { kind: 'changed', by: 'printf' }, scope);
        return unknown;
    }
    const parts = text.value.split(/%[+#-]?[\d.]*[a-zA-Z]/);
    const pieces = parts.flatMap((part, index) => [
        ...(part === '' ? [] : [{ kind: 'text', value: part }]),
        ...(index < parts.length - 1 ? (args[index] ?? unknown) : []),
    ]);
    return [...pieces, ...args.slice(parts.length - 1).flat()];
}

;// CONCATENATED MODULE: ./lib/scan/helm/judge.js

const maxAround = 40;
const sign = /(?:@sha256:|@|:)$/;
function judgeItems(items, report) {
    items.forEach((item, index) => {
        if (item.kind === 'mark' || !refsIn([item]).some(isTagOrDigest))
            return;
        const before = withoutOtherBranches(items.slice(Math.max(0, index - maxAround), index).reverse(), 'begin');
        const after = withoutOtherBranches(items.slice(index + 1, index + 1 + maxAround), 'end');
        judge(item, before, after, report);
    });
}
function withoutOtherBranches(items, close) {
    const pieces = [];
    let skipped = 0;
    for (const item of items) {
        if (item.kind !== 'mark') {
            if (skipped === 0)
                pieces.push(item);
        }
        else if (skipped > 0) {
            if (item.name === close)
                skipped -= 1;
            else if (item.name !== 'else')
                skipped += 1;
        }
        else if (item.name === 'else')
            skipped = 1;
    }
    return pieces;
}
function judge(piece, before, after, report) {
    if (piece.kind === 'ref' && isTagOrDigest(piece.ref))
        report(piece.ref, judgementOf(piece.ref, before, after));
    if (piece.kind !== 'choice')
        return;
    const [first = []] = piece.options.filter((option) => refsIn(option).length > 0);
    for (const option of piece.options) {
        const [only] = option;
        const isSecond = piece.isFallback && option !== first && option.length === 1;
        if (isSecond && only?.kind === 'ref' && refsIn(first).some((one) => isOtherTag(one, only.ref)))
            report(only.ref, { kind: 'fallback' });
        option.forEach((inner, index) => {
            judge(inner, [...option.slice(0, index).reverse(), ...before], [...option.slice(index + 1), ...after], report);
        });
    }
}
function isOtherTag(other, ref) {
    if (!/tag$/i.test(other.path.at(-1) ?? '') || other.path[0] === 'global')
        return false;
    return other.path.join('.') !== ref.path.join('.');
}
function judgementOf(ref, before, after) {
    const ending = endingOf(before);
    if (ending === undefined)
        return judge_isBlank(before) && judge_isBlank(after) ? { kind: 'whole' } : judge_printed(before);
    if (ending.sign !== ':')
        return { kind: 'digest', isBare: ending.sign !== '@' };
    if (ending.name === 'literal')
        return { kind: 'other-name' };
    if (ending.name !== 'unknown' && !ending.name.some((one) => isSibling(one, ref)))
        return { kind: 'other-name' };
    return isEnd(after) ? { kind: 'tag' } : { kind: 'extended' };
}
function judge_isBlank(value) {
    return value.every((piece) => piece.kind === 'text' && piece.value.trim() === '');
}
function judge_printed(before) {
    const [last] = before;
    const text = last?.kind === 'text' ? last.value : '';
    return { kind: 'printed', line: text.slice(text.lastIndexOf('\n') + 1).trim() };
}
function endingOf([last, ...earlier]) {
    for (const text of judge_textsOf(last)) {
        const found = sign.exec(text)?.[0];
        if (found === undefined)
            continue;
        const rest = text.slice(0, text.length - found.length);
        if (found !== ':')
            return { sign: found, name: 'unknown' };
        if (rest !== '') {
            if (/[\w}\]]$/.test(rest))
                return { sign: ':', name: 'literal' };
            continue;
        }
        const [before] = earlier;
        const refs = before === undefined ? [] : refsIn([before]).filter(({ isAbsolute }) => isAbsolute);
        if (before?.kind === 'text')
            return { sign: ':', name: 'literal' };
        return { sign: ':', name: refs.length === 0 ? 'unknown' : refs };
    }
    return undefined;
}
function judge_textsOf(piece) {
    if (piece?.kind === 'text')
        return [piece.value];
    if (piece?.kind !== 'choice')
        return [];
    return piece.options.flatMap((option) => (option.length === 1 ? judge_textsOf(option[0]) : []));
}
function isSibling(repository, tag) {
    if (!tag.isAbsolute)
        return true;
    return repository.path.slice(0, -1).join('.') === tag.path.slice(0, -1).join('.');
}
function isEnd([next]) {
    if (next === undefined)
        return true;
    if (next.kind === 'text')
        return next.value === '' || /^[\s"'`,;)\]}@\\]/.test(next.value);
    if (next.kind !== 'choice')
        return false;
    return next.options.every((option) => option.length === 0 || isEnd(option));
}

;// CONCATENATED MODULE: ./lib/scan/helm/uses.js




const maxNesting = 8;
function readTemplates(files) {
    const defines = new Map();
    const bodies = files.flatMap((file) => bodiesOf(file, defines));
    const printed = new Map();
    let nesting = 0;
    const printedBy = (name) => {
        const body = defines.get(name);
        if (body === undefined || printed.has(name) || nesting >= maxNesting)
            return printed.get(name);
        printed.set(name, undefined);
        nesting += 1;
        printed.set(name, onlyValue(itemsOf(body.nodes, printedBy, () => { })));
        nesting -= 1;
        return printed.get(name);
    };
    const found = bodies.flatMap(({ file, nodes }) => {
        const uses = [];
        const items = itemsOf(nodes, printedBy, (ref, how) => {
            if (how.kind === 'handed' || isTagOrDigest(ref))
                uses.push({ ref, how, file });
        });
        if (!/(?:^|\/)NOTES\.txt$/.test(file))
            judgeItems(items, (ref, how) => uses.push({ ref, how, file }));
        return uses;
    });
    return { uses: found, defined: new Set(defines.keys()) };
}
function bodiesOf({ path, text }, defines) {
    const outside = [];
    const bodies = [{ file: path, nodes: outside }];
    let into = outside;
    let depth = 0;
    for (const node of parseTemplate(text)) {
        const keyword = node.kind === 'action' ? node.keyword : undefined;
        if (keyword === 'define' && depth === 0 && node.kind === 'action') {
            const name = node.pipeline[0]?.[0];
            into = [];
            const body = { file: path, nodes: into };
            bodies.push(body);
            if (name?.kind === 'text')
                defines.set(name.value, body);
            depth = 1;
            continue;
        }
        if (into !== outside && /^(?:if|range|with|block|define)$/.test(keyword ?? ''))
            depth += 1;
        if (into !== outside && keyword === 'end')
            depth -= 1;
        if (into !== outside && depth === 0)
            into = outside;
        else
            into.push(node);
    }
    return bodies;
}
function itemsOf(nodes, printedBy, consume) {
    const variables = new Map();
    const dots = [undefined];
    const items = [];
    for (const node of nodes) {
        if (node.kind === 'text')
            items.push(node);
        else if (node.kind === 'unreadable') {
            items.push({ kind: 'unknown' });
            for (const ref of refsOfText(node.value))
                consume(ref, { kind: 'changed', by: node.value });
        }
        else {
            const scope = { dot: dots.at(-1), variables, printedBy, consume };
            const value = evaluate(node.pipeline, scope);
            const { keyword } = node;
            const each = keyword === 'range' ? elementsOf(value) : value;
            for (const name of node.sets)
                variables.set(name, bounded(choiceOf([variables.get(name) ?? [], each], false), scope));
            if (keyword === 'end' && dots.length > 1)
                dots.pop();
            if (keyword === 'with')
                dots.push(onlyRef(value));
            if (keyword === 'if')
                dots.push(dots.at(-1));
            if (keyword === 'range')
                dots.push(onlyRef(each));
            if (keyword === 'block')
                dots.push(undefined);
            if (keyword === 'if' || keyword === 'range' || keyword === 'with' || keyword === 'block')
                items.push({ kind: 'mark', name: 'begin' });
            if (keyword === 'else' || keyword === 'end')
                items.push({ kind: 'mark', name: keyword });
            if ((keyword === undefined || keyword === 'template') && node.sets.length === 0)
                items.push(...value);
        }
    }
    return items;
}
function refsOfText(text) {
    return [...text.matchAll(/(?:\.\w+)+/g)].map(([chain]) => {
        const fields = chain.slice(1).split('.');
        const at = fields.indexOf('Values');
        return at < 0
            ? { path: fields.slice(-1), isAbsolute: false }
            : { path: fields.slice(at + 1), isAbsolute: true };
    });
}
function onlyRef(value) {
    const refs = refsIn(value);
    return refs.length === 1 ? refs[0] : undefined;
}
function onlyValue(items) {
    const texts = items.filter((item) => item.kind === 'text');
    if (texts.some(({ value }) => value.trim() !== ''))
        return undefined;
    const values = items.flatMap((item) => item.kind === 'ref' || item.kind === 'choice' ? [[item]] : []);
    const others = items.some((item) => item.kind === 'unknown');
    const isOne = !others && values.length > 0;
    return isOne ? choiceOf(values, false) : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/helm/chart.js



const maxTemplates = 1000;
const templateFile = /(?:^|\/)templates\/.*\.(?:ya?ml|tpl|txt|json)$/;
function chartFiles(path, { has, below }) {
    const root = chartFolder(path, has);
    if (root === undefined)
        return [];
    const parent = /^(.*\/|)charts\/[^/]+\/$/.exec(root)?.[1];
    const parents = parent !== undefined && has(`${parent}Chart.yaml`) ? below(`${parent}templates/`) : [];
    const own = below(root).filter((one) => templateFile.test(one) || /(?:^|\/)(?:Chart\.yaml|requirements\.yaml|values\.schema\.json)$/.test(one));
    return [...own, ...parents].filter((one) => one !== path).slice(0, maxTemplates + 1);
}
function chartFolder(path, has) {
    if (/(?:^|\/)templates\//.test(path))
        return undefined;
    const folders = path.split('/').slice(0, -1);
    for (let depth = folders.length; depth >= 0; depth -= 1) {
        const folder = folders
            .slice(0, depth)
            .map((name) => `${name}/`)
            .join('');
        if (has(`${folder}Chart.yaml`))
            return folder;
    }
    return undefined;
}
const charts = new WeakMap();
function chartOfValues(path, companions) {
    const known = new Map(companions.map((one) => [one.path, one]));
    const root = chartFolder(path, (one) => known.has(one));
    const chartFile = root === undefined ? undefined : known.get(`${root}Chart.yaml`);
    if (root === undefined || chartFile === undefined)
        return undefined;
    const files = companions.map((one) => one.path).join('\n');
    const read = charts.get(chartFile);
    const chart = read?.files === files ? read.chart : readChart(root, chartFile, known);
    charts.set(chartFile, { files, chart });
    return chart;
}
function readChart(root, chartFile, files) {
    const templates = [...files.values()].filter(({ path }) => templateFile.test(path));
    const isComplete = files.size <= maxTemplates;
    const byKey = new Map();
    const { uses, defined } = readTemplates(isComplete ? templates : []);
    for (const use of uses) {
        const key = use.ref.path.at(-1) ?? '';
        const same = byKey.get(key) ?? [];
        byKey.set(key, same);
        same.push({ use, at: placeOf(use.file, root) });
    }
    const missing = [chartFile, files.get(`${root}requirements.yaml`)]
        .flatMap((file) => (file === undefined ? [] : dependenciesIn(file)))
        .filter((name) => !templates.some(({ path }) => path.startsWith(`${root}charts/${name}/`)));
    const schema = files.get(`${root}values.schema.json`);
    const usesAt = (path) => [path.at(-1) ?? '', '*'].flatMap((key) => (byKey.get(key) ?? []).flatMap(({ use, at }) => (isAbout(use.ref, at, path) ? [use] : [])));
    return {
        isComplete,
        usesAt,
        handedAt: (path) => path.flatMap((_, length) => usesAt(path.slice(0, length)).flatMap(({ how }) => (how.kind === 'handed' ? [how.to] : []))),
        ...(schema === undefined ? {} : { schema }),
        isReadElsewhere: ([first = '']) => missing.includes(first) || (first === 'global' && missing.length > 0),
        isMissingTemplate: (name) => missing.length > 0 && name !== 'toYaml' && !defined.has(name),
    };
}
function placeOf(file, root) {
    if (!file.startsWith(root))
        return { parentOf: root.split('/').at(-2) ?? '' };
    const folder = folderOf(file).slice(root.length);
    return { below: [...folder.matchAll(/(?:^|\/)charts\/([^/]+)(?=\/)/g)].map(([, name = '']) => name) };
}
function isAbout(ref, at, path) {
    if (!ref.isAbsolute)
        return endsWith(path, ref.path);
    const [first = ''] = ref.path;
    if (first === 'global')
        return isSame(ref.path, path);
    if ('below' in at)
        return isSame([...at.below, ...ref.path], path);
    return first === at.parentOf && isSame(ref.path.slice(1), path);
}
function isSame(used, path) {
    return used.length === path.length && used.every((key, index) => key === path[index] || key === '*');
}
function endsWith(path, end) {
    const isKnown = end.some((key) => key !== '*');
    return isKnown && end.length <= path.length && isSame(end, path.slice(-end.length));
}

;// CONCATENATED MODULE: ./lib/scan/helm/partial.js





const versionKeys = ['tag', 'imageTag', 'digest'];
const nameKeys = ['repository', 'image', 'imageRepository', 'name', 'repo'];
function partOfImage(document, map) {
    if (!(0,dist/* isMap */.jh)(map))
        return undefined;
    const at = (key) => sourceOf(document, child(document, map, key), 'go');
    if (nameKeys.some((key) => (at(key)?.value ?? '') !== ''))
        return undefined;
    const version = versionKeys.map(at).find((text) => text !== undefined && text.value !== '');
    const text = version ?? keyOfDigest(map);
    return text === undefined ? undefined : { text, read: readPart };
}
function keyOfDigest(map) {
    const key = (0,dist/* isMap */.jh)(map)
        ? map.items.find((one) => (0,dist/* isScalar */.jn)(one.key) && one.key.value === 'digest')?.key
        : undefined;
    if (!(0,dist/* isScalar */.jn)(key) || key.range == null)
        return undefined;
    const [start, end] = key.range;
    return { value: 'digest', span: { start, end }, exact: false };
}
function readPart(file, { span }) {
    return opaqueAt(file, span, 'variable', unresolved.repositoryElsewhere);
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __nccwpck_require__(9547);
;// CONCATENATED MODULE: ./lib/scan/helm/schema.js

const schema_maxSteps = 1000;
const schemas = new WeakMap();
function schemaAllows(file, path, form) {
    const root = schemas.has(file) ? schemas.get(file) : schema_parsed(file.text);
    schemas.set(file, root);
    let steps = 0;
    const all = (schema) => {
        steps += 1;
        if (steps > schema_maxSteps || !isObject(schema))
            return [];
        const { $ref } = schema;
        const referred = typeof $ref === 'string' && $ref.startsWith('#/') ? at(root, $ref.slice(2).split('/')) : undefined;
        const others = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
            const list = schema[key];
            return Array.isArray(list) ? list.flatMap(all) : [];
        });
        return [schema, ...(referred === undefined ? [] : all(referred)), ...others];
    };
    const applying = path.reduce((schemasHere, key) => schemasHere.flatMap((one) => all(key === '*' ? one.items : schema_child(one.properties, key))), all(root));
    return steps <= schema_maxSteps && applying.every((one) => allows(one, form));
}
function schema_parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return (0,main.parse)(text);
    }
}
function allows(schema, form) {
    if (['enum', 'const', 'format', 'maxLength'].some((key) => key in schema))
        return false;
    const { pattern } = schema;
    if (pattern === undefined)
        return true;
    const hexadecimal = typeof pattern === 'string' && pattern.includes('{64}');
    const names = typeof pattern === 'string' && pattern.includes('sha256:');
    return form === 'digest' ? hexadecimal && names : form === 'bare-digest' && hexadecimal && !names;
}
function at(node, path) {
    return path.reduce((one, key) => schema_child(one, key.replaceAll('~1', '/').replaceAll('~0', '~')), node);
}
function schema_child(node, key) {
    return isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/scan/helm/place.js



const digestKeys = ['digest', 'sha', 'hash'];
const knownImage = 'common.images.image';
const harmless = /^common\.(?:images\.(?:pullSecrets|renderPullSecrets)|warnings\.\w+|errors\.\w+)$/;
function digestPlace(chart, path, tagKey, candidates) {
    if (chart?.isComplete === false)
        return { kind: 'tag', why: notPinnable.chartTooLarge(maxTemplates) };
    for (const candidate of candidates) {
        const place = keyPlace(chart, [...path, candidate.key], candidate);
        if (place === undefined)
            continue;
        const omittedIn = digestOmission(chart, path, candidate.key, tagKey);
        if (omittedIn)
            return { ...place, why: notPinnable.digestOmitted(candidate.key, omittedIn) };
        return allowedBySchema(chart, path, place, tagKey);
    }
    const why = chart === undefined ? undefined : tagRefusal(chart, [...path, tagKey]);
    return allowedBySchema(chart, path, { kind: 'tag', ...(why === undefined ? {} : { why }) }, tagKey);
}
function digestOmission(chart, path, key, tagKey) {
    const digest = [...path, key];
    if (chart?.isComplete !== true ||
        isReadByOthers(chart, digest) ||
        chart.handedAt(digest).includes('toYaml'))
        return undefined;
    const uses = chart.usesAt(digest).filter(({ how }) => how.kind !== 'printed');
    if (uses.length === 0)
        return '';
    const files = new Set(uses.map(({ file }) => file));
    return certainUses(chart, [...path, tagKey]).find(({ how, file }) => how.kind === 'tag' && !files.has(file))
        ?.file;
}
function keyPlace(chart, path, { key, value }) {
    if (value !== '')
        return { kind: 'key', key, isBare: /^[0-9a-f]{64}$/i.test(value) };
    const uses = chart === undefined ? [] : certainUses(chart, path);
    const forms = new Set(uses.flatMap(({ how }) => (how.kind === 'digest' ? [how.isBare] : [])));
    const [isBare] = forms;
    if (forms.size === 1 && isBare !== undefined)
        return { kind: 'key', key, isBare };
    const isUsual = key === 'digest' && forms.size === 0;
    if (isUsual && (chart === undefined || isReadByOthers(chart, path)))
        return { kind: 'key', key, isBare: false };
    if (forms.size === 0 && chart !== undefined && !isReadByOthers(chart, path))
        return undefined;
    return { kind: 'key', key, isBare: false, why: notPinnable.digestForm(key) };
}
function isReadByOthers(chart, path) {
    return (chart.isReadElsewhere(path) ||
        chart.handedAt(path).some((name) => name === knownImage || chart.isMissingTemplate(name)));
}
function certainUses(chart, path) {
    const isHanded = chart.handedAt(path).some((name) => name !== 'toYaml');
    return chart.usesAt(path).filter(({ ref }) => ref.isAbsolute || isHanded);
}
function tagRefusal(chart, path) {
    const uses = chart.usesAt(path);
    for (const use of uses) {
        const why = refusalOf(use);
        if (why !== undefined)
            return why;
    }
    const unread = chart
        .handedAt(path)
        .find((name) => name !== knownImage && !harmless.test(name) && chart.isMissingTemplate(name));
    if (unread !== undefined)
        return notPinnable.tagHanded(unread);
    const isInName = certainUses(chart, path).some(({ how }) => how.kind === 'tag');
    if (isInName || isReadByOthers(chart, path))
        return undefined;
    return notPinnable.tagUnused(path.join('.'));
}
function refusalOf({ how, file }) {
    switch (how.kind) {
        case 'handed':
            return how.to === 'toYaml' ? undefined : notPinnable.tagHanded(how.to);
        case 'changed':
            return notPinnable.tagChanged(how.by, file);
        case 'printed':
            return notPinnable.tagPrinted(how.line, file);
        case 'extended':
            return notPinnable.tagExtended(file);
        case 'other-name':
            return notPinnable.tagOfOtherName(file);
        case 'fallback':
            return notPinnable.tagIsFallback(file);
        default:
            return undefined;
    }
}
function allowedBySchema(chart, path, place, tagKey) {
    if (chart?.schema === undefined || place.why !== undefined)
        return place;
    const key = place.kind === 'key' ? place.key : tagKey;
    const form = place.kind === 'tag' ? 'behind-tag' : place.isBare ? 'bare-digest' : 'digest';
    if (schemaAllows(chart.schema, [...path, key], form))
        return place;
    return { ...place, why: notPinnable.schema(key, chart.schema.path) };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/split.js



function splitOf(document, { digestKey, noPlace, ...name }) {
    const carrier = digestKey?.digest ?? name.tag;
    const isShared = carrier !== undefined && document.usesOf(carrier.span).length > 0;
    const why = isShared ? notPinnable.sharedByAnchor : noPlace;
    return { ...name, ...digestKey, ...(why === undefined ? {} : { noPlace: why }) };
}
function digestKeyAt(document, map, name = 'digest') {
    const pair = map.items.findLast(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === name);
    const value = document.follow(pair?.value);
    const text = sourceOf(document, value);
    if (pair === undefined || text === undefined || !(0,dist/* isScalar */.jn)(value))
        return undefined;
    if (value.type !== 'PLAIN' || text.value !== '')
        return value.value === null ? undefined : { digest: text, digestForm: { lead: '' } };
    const unset = document.text.slice(text.span.start, text.span.end);
    if (unset !== '')
        return { digest: { ...text, exact: true }, digestForm: { lead: '', unset } };
    const key = (0,dist/* isScalar */.jn)(pair.key) ? pair.key.range : undefined;
    const colon = document.text.indexOf(':', key?.[1] ?? text.span.start);
    const at = { start: colon + 1, end: colon + 1 };
    return { digest: { value: '', span: at, exact: true }, digestForm: { lead: ' ' } };
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm-values.js












const helmValues = {
    id: 'helm-values',
    title: 'Helm values',
    paths: ['**/*values*.{yml,yaml}', '**/values/**/*.{yml,yaml}'],
    comment: '#',
    companions: (path, _siblings, checkout) => chartFiles(path, checkout),
    scan(file, companions = []) {
        const find = (document) => valuesImages(document, () => chartOfValues(file.path, companions));
        return scanYaml(file, { needles: ['mage'], find }) ?? scanYaml(file, { needles: ['repository'], find });
    },
};
function valuesImages(document, chart) {
    if (!(0,dist/* isMap */.jh)(document.root) || child(document, document.root, 'apiVersion') !== undefined)
        return undefined;
    return imagesOfValues(document, document.root, chart);
}
function imagesOfValues(document, root, chart = () => undefined) {
    const notImages = new Set(sourceMaps(document, root));
    let paths;
    const values = {
        document,
        chart,
        pathOf(map) {
            paths ??= pathsOfMaps(document, root);
            return paths.get(map) ?? [];
        },
    };
    return mapsOf(document, root).flatMap((map) => {
        const split = notImages.has(map) ? undefined : helm_values_splitImage(values, map);
        return [...(split === undefined ? [] : [{ split }]), ...namedImages(values, map, split !== undefined)];
    });
}
function sourceMaps(document, root) {
    return mapsOf(document, root).flatMap((map) => entries(document, map).flatMap(([key, value]) => /^(?:git|github|gitlab|source|chart|helm)s?$/i.test(key) ? [value] : []));
}
function namedImages(values, map, isSplit) {
    const { document } = values;
    return entries(document, map).flatMap(([key, value]) => {
        const text = textOf(document, value)?.value;
        if (key === 'image' && text !== undefined)
            return isSplit ? [] : [{ text: textOf(document, value), read: readWholeName }];
        if (/images$/i.test(key))
            return listedImages(document, value);
        if (/^image(?!Repository|Tag)[A-Z]/.test(key))
            return looksLikeImage(text ?? '') ? [value] : [];
        if (!/image$/i.test(key))
            return [];
        if (text !== undefined)
            return isVersioned(text) ? [value] : [];
        const split = (0,dist/* isMap */.jh)(value) ? helm_values_splitImage(values, value, true) : undefined;
        return split === undefined ? [partOfImage(document, value)] : [{ split }];
    });
}
function listedImages(document, value) {
    if (!(0,dist/* isMap */.jh)(value) && !(0,dist/* isSeq */.oP)(value))
        return [];
    return [...children(document, value), ...children(document, child(document, value, 'tags'))].filter((one) => (0,dist/* isScalar */.jn)(one) && looksLikeImage(textOf(document, one)?.value ?? ''));
}
function isVersioned(text) {
    const parsed = parseImage(text);
    return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}
function readWholeName(file, text) {
    if (/:\/\/|\.(?:png|svg|jpe?g|gif|webp|ico)$/i.test(text.value))
        return undefined;
    const found = literalText(file, text);
    const isIncomplete = found.kind === 'image' && found.image.tag === undefined && found.image.digest === undefined;
    return isIncomplete ? opaqueAt(file, text.span, 'variable', unresolved.tagFromChart) : found;
}
function helm_values_splitImage(values, map, tagFromChart = false) {
    const { document } = values;
    const at = (key) => sourceOf(document, child(document, map, key), 'go');
    const registry = at('registry') ?? (at('repository') === undefined ? at('hub') : undefined);
    const name = tagFromChart ? (at('name') ?? at('repo')) : registry === undefined ? undefined : at('name');
    const unprefixed = at('repository') ?? at('image') ?? name;
    const repository = unprefixed ?? at('imageRepository');
    const tagKey = unprefixed !== undefined && at('tag') !== undefined ? 'tag' : 'imageTag';
    const tag = at(tagKey);
    if (repository === undefined || repository.value === '' || repository.value.includes('://'))
        return undefined;
    if (!tagFromChart && tag === undefined && digestKeyAt(document, map) === undefined)
        return undefined;
    return splitOf(document, {
        registry,
        repository,
        tag,
        ...digestOf(values, map, tagKey, tag),
        tagElsewhere: unresolved.tagFromChart,
    });
}
function digestOf({ document, chart, pathOf }, map, tagKey, tag) {
    const found = digestKeys.flatMap((key) => {
        const one = digestKeyAt(document, map, key);
        const value = one?.digest.value ?? '';
        const isOther = key !== 'digest' && value !== '' && !/^(?:sha256:)?[0-9a-f]{64}$/i.test(value);
        return one === undefined || isOther ? [] : [{ ...one, key, value }];
    });
    const used = found.find(({ value }) => value !== '');
    const omittedIn = used && digestOmission(chart(), pathOf(map), used.key, tagKey);
    if (used !== undefined && omittedIn === '') {
        const { why } = digestPlace(chart(), pathOf(map), tagKey, []);
        return { digestKey: undefined, noPlace: why };
    }
    if (used !== undefined && omittedIn !== undefined)
        return { digestKey: undefined, noPlace: notPinnable.digestOmitted(used.key, omittedIn) };
    if (tag?.value.includes('@') && used === undefined)
        return { digestKey: undefined };
    const place = digestPlace(chart(), pathOf(map), tagKey, used === undefined ? found : [used]);
    const one = place.kind === 'key' ? found.find(({ key }) => key === place.key) : undefined;
    if (one === undefined || place.kind === 'tag')
        return { digestKey: undefined, noPlace: place.why };
    const { digest, digestForm } = one;
    return {
        digestKey: { digest, digestForm: { ...digestForm, ...(place.isBare ? { isBare: true } : {}) } },
        noPlace: place.why,
    };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/paths.js

function nodesAt(document, node, path) {
    const [first = '', ...rest] = path.split('.');
    const step = (one, key) => key === '*' ? children(document, one) : [child(document, one, key) ?? []].flat();
    return rest.reduce((nodes, key) => nodes.flatMap((one) => step(one, key)), step(node, first));
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/helm-parameters.js






function imagesOfParameters(document, list) {
    const values = new Map();
    for (const parameter of children(document, list)) {
        const name = textOf(document, child(document, parameter, 'name'))?.value;
        const value = sourceOf(document, child(document, parameter, 'value'), 'go');
        if (name !== undefined && value !== undefined)
            values.set(name, value);
    }
    return [...values].flatMap(([name, value]) => {
        if (/(?:^|\.)image$/i.test(name) && helm_parameters_isVersioned(value.value))
            return [{ text: value }];
        if (!/(?:^|\.)repository$/.test(name) || value.value === '')
            return [];
        const at = (key) => values.get(name.slice(0, -'repository'.length) + key);
        const [registry, tag, digest] = [at('registry'), at('tag'), at('digest')];
        if (tag === undefined && digest === undefined)
            return [];
        const digestKey = digest === undefined ? undefined : { digest, digestForm: { lead: '' } };
        const split = { registry, repository: value, tag, digestKey, tagElsewhere: unresolved.tagFromChart };
        return [{ split: splitOf(document, split) }];
    });
}
function partsOfParameters(document, list, file) {
    const parameters = children(document, list);
    const nameOf = (one) => textOf(document, child(document, one, 'name'))?.value ?? '';
    const names = new Set(parameters.map(nameOf));
    return parameters.flatMap((one) => {
        const prefix = /^(.*image\.)(?:tag|digest)$/i.exec(nameOf(one))?.[1];
        const value = sourceOf(document, child(document, one, 'value'), 'go');
        if (prefix === undefined || value === undefined || names.has(`${prefix}repository`))
            return [];
        return [{ found: [opaqueAt(file, value.span, 'variable', unresolved.repositoryElsewhere)] }];
    });
}
function helm_parameters_isVersioned(text) {
    const parsed = parseImage(text);
    return parsed.kind === 'image' && (parsed.image.tag ?? parsed.image.digest) !== undefined;
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-image.js





function imageOfEntry(document, entry) {
    if (!(0,dist/* isMap */.jh)(entry))
        return undefined;
    const at = (key) => sourceOf(document, child(document, entry, key));
    const [newName, tag] = [at('newName'), at('newTag')];
    const repository = newName ?? at('name');
    if (repository === undefined || repository.value === '')
        return undefined;
    const digestKey = digestKeyAt(document, entry);
    const isSuffixed = (at('tagSuffix')?.value ?? '') !== '';
    if (newName === undefined && tag === undefined && digestKey === undefined && !isSuffixed)
        return undefined;
    const tagElsewhere = isSuffixed ? unresolved.tagSuffix : unresolved.tagFromResources;
    return { split: splitOf(document, { repository, tag, digestKey, tagElsewhere }) };
}
function renamedImages(document, { path }, entries) {
    return entries.flatMap((entry) => {
        const at = (key) => sourceOf(document, child(document, entry, key));
        const [name, newName] = [at('name'), at('newName')];
        const isKept = (at('newTag')?.value ?? '') === '' && (at('digest')?.value ?? '') === '';
        if (name === undefined || !newName?.value || newName.value === name.value || !isKept)
            return [];
        return [{ name: name.value, at: { file: path, span: newName.span } }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/oci-repository.js






function artifactOf(document, resource) {
    const spec = child(document, resource, 'spec');
    const url = textOf(document, child(document, spec, 'url'));
    const repository = url === undefined ? undefined : withoutPrefix('oci://', url);
    if (repository === undefined)
        return undefined;
    const ref = child(document, spec, 'ref');
    const at = (key) => sourceOf(document, child(document, ref, key), 'go');
    const digestKey = (0,dist/* isMap */.jh)(ref) ? digestKeyAt(document, ref) : undefined;
    const isPinned = (digestKey?.digest.value ?? '') !== '';
    const range = at('semver');
    const isRange = range !== undefined && range.value !== '' && !isPinned;
    return splitOf(document, {
        repository,
        tag: isRange ? undefined : at('tag'),
        digestKey,
        noPlace: digestKey === undefined ? notPinnable.digestOfArtifact : undefined,
        tagElsewhere: isRange ? unresolved.versionRange(range.value) : unresolved.noTagOrDigest,
    });
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/chart-values.js










const application = (spec) => {
    const sources = [`${spec}.source`, `${spec}.sources.*`];
    return {
        maps: sources.map((source) => `${source}.helm.valuesObject`),
        texts: sources.map((source) => `${source}.helm.values`),
        short: sources.map((source) => `${source}.kustomize.images.*`),
        patches: sources.map((source) => `${source}.kustomize.patches.*.patch`),
        parameters: sources.map((source) => `${source}.helm.parameters`),
    };
};
const known = {
    'helm.toolkit.fluxcd.io/HelmRelease': {
        maps: ['spec.values'],
        images: ['spec.postRenderers.*.kustomize.images.*'],
        patches: ['spec.postRenderers.*.kustomize.patches.*.patch'],
    },
    'kustomize.toolkit.fluxcd.io/Kustomization': {
        images: ['spec.images.*'],
        patches: ['spec.patches.*.patch'],
    },
    'argoproj.io/Application': application('spec'),
    'argoproj.io/ApplicationSet': application('spec.template.spec'),
    'helm.cattle.io/HelmChart': { texts: ['spec.valuesContent'] },
    'helm.cattle.io/HelmChartConfig': { texts: ['spec.valuesContent'] },
};
function chart_values_valuesImages(document, resource, file, problems, patches) {
    const text = (key) => textOf(document, child(document, resource, key))?.value ?? '';
    const type = `${text('apiVersion').split('/')[0]}/${text('kind')}`;
    const places = known[type] ?? {};
    const at = (paths = []) => paths.flatMap((path) => nodesAt(document, resource, path));
    const nested = (node) => {
        const scan = scanNestedFile(file, node, helmValues);
        problems.push(...scan.problems);
        return scan.occurrences;
    };
    const patched = (node) => {
        const scan = scanPossibleFile(file, node, patches);
        problems.push(...scan.problems);
        return scan.occurrences;
    };
    return [
        ...at(places.patches).map((node) => ({ found: patched(node) })),
        ...at(places.parameters).flatMap((list) => partsOfParameters(document, list, file)),
        ...(type === 'source.toolkit.fluxcd.io/OCIRepository' ? [artifact(document, resource)] : []),
        ...at(places.parameters).flatMap((list) => imagesOfParameters(document, list)),
        ...at(places.maps).flatMap((map) => ((0,dist/* isMap */.jh)(map) ? imagesOfValues(document, map) : [])),
        ...at(places.images).map((entry) => imageOfEntry(document, entry)),
        ...at(places.texts).map((node) => ({ found: nested(node) })),
        ...at(places.short).flatMap((node) => {
            const whole = textOf(document, node);
            const name = /^[^=]*=/.exec(whole?.value ?? '')?.[0] ?? '';
            const image = whole === undefined ? undefined : withoutPrefix(name, whole);
            return image === undefined ? [] : [{ text: image }];
        }),
    ];
}
function artifact(document, resource) {
    const split = artifactOf(document, resource);
    return split === undefined ? undefined : { split };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/crds.js






function imagesOfCustomResources(document, resource) {
    return nodesOfKind(document, resource, imagesInKinds);
}
function nodesOfKind(document, resource, places) {
    const text = (key) => textOf(document, child(document, resource, key))?.value ?? '';
    const paths = places[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? [];
    return paths.flatMap((path) => nodesAt(document, resource, path));
}
const tagsOfOperators = {
    'install.istio.io/IstioOperator': ['spec.tag', 'spec.values.global.tag'],
    'sailoperator.io/Istio': ['spec.values.global.tag'],
    'kubevirt.io/KubeVirt': ['spec.imageTag'],
    'controlplane.cluster.x-k8s.io/KubeadmControlPlane': [
        'spec.kubeadmConfigSpec.clusterConfiguration.dns.imageTag',
        'spec.kubeadmConfigSpec.clusterConfiguration.etcd.local.imageTag',
    ],
};
function tagsWithoutNames(document, resource, file) {
    return nodesOfKind(document, resource, tagsOfOperators).flatMap((node) => {
        const tag = sourceOf(document, node);
        if (tag === undefined || tag.value === '')
            return [];
        return [opaqueAt(file, tag.span, 'variable', unresolved.tagOfOperator)];
    });
}
function fromImage(document, map) {
    const from = child(document, map, 'from');
    const kind = textOf(document, child(document, from, 'kind'))?.value;
    return kind === 'DockerImage' ? child(document, from, 'name') : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/env-and-args.js



function imagesOfEnvAndArgs(document, container) {
    return [...imagesInEnvironment(document, container), ...imagesInArguments(document, container)];
}
function annotatedImages(document, map) {
    return entries(document, child(document, map, 'annotations')).flatMap(([key, value]) => /image/i.test(key) && looksLikeImage(textOf(document, value)?.value ?? '') ? [value] : []);
}
function imagesInEnvironment(document, container) {
    return children(document, child(document, container, 'env')).flatMap((entry) => {
        const name = textOf(document, child(document, entry, 'name'))?.value ?? '';
        const value = child(document, entry, 'value');
        const text = textOf(document, value);
        return /(?:^|_)IMAGE(?:_|$)/i.test(name) && text !== undefined && looksLikeImage(text.value)
            ? [value]
            : [];
    });
}
function imagesInArguments(document, container) {
    return ['args', 'command'].flatMap((key) => children(document, child(document, container, key)).flatMap((argument, index, all) => {
        const text = textOf(document, argument);
        const before = textOf(document, all[index - 1])?.value ?? '';
        if (/^--?[\w.-]*image[\w.-]*$/i.test(before) && looksLikeImage(text?.value ?? ''))
            return [argument];
        const flag = /^--?(?:[\w.-]*image[\w.-]*|prometheus-config-reloader)=/i.exec(text?.value ?? '')?.[0];
        if (text === undefined ||
            flag === undefined ||
            !text.exact ||
            !looksLikeImage(text.value.slice(flag.length)))
            return [];
        return [{ text: withoutFlag(text, flag.length) }];
    }));
}
function withoutFlag({ value, span }, length) {
    return { value: value.slice(length), span: { start: span.start + length, end: span.end }, exact: true };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/json-patch.js








const containerLists = 'containers|initContainers|ephemeralContainers';
const listOfContainers = new RegExp(`/(?:${containerLists})$`);
const oneContainer = new RegExp(`/(?:${containerLists})/[^/]+$`);
const imageOfContainer = new RegExp(`/(?:${containerLists})/[^/]+/image$`);
const lists = new RegExp(`^(?:${containerLists})$`);
function imagesOfOperations(document) {
    if (!(0,dist/* isSeq */.oP)(document.root))
        return undefined;
    return children(document, document.root).flatMap((operation) => {
        const text = (key) => textOf(document, child(document, operation, key))?.value ?? '';
        const value = child(document, operation, 'value');
        return text('op') === 'test' || value === undefined ? [] : imagesOfValue(document, text('path'), value);
    });
}
function imagesOfValue(document, path, value) {
    if (imageOfContainer.test(path))
        return [value];
    const text = textOf(document, value);
    if ((0,dist/* isScalar */.jn)(value))
        return text !== undefined && namesImage(path, text.value) ? [listed(text)] : [];
    const containers = (0,dist/* isSeq */.oP)(value) && listOfContainers.test(path) ? children(document, value) : [];
    const own = oneContainer.test(path) ? [child(document, value, 'image')] : [];
    return [
        ...containers.map((one) => child(document, one, 'image')),
        ...own,
        ...mapsOf(document, value).flatMap((map) => json_patch_imagesOfMap(document, map)),
    ];
}
function namesImage(path, text) {
    if (!/\/image$/.test(path))
        return /image$/i.test(path) && looksLikeImage(text);
    const parsed = parseImage(text);
    return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}
function json_patch_imagesOfMap(document, map) {
    return entries(document, map).flatMap(([key, value]) => {
        if (lists.test(key) && (0,dist/* isSeq */.oP)(value))
            return children(document, value).flatMap((one) => ((0,dist/* isMap */.jh)(one) ? [child(document, one, 'image')] : []));
        const text = textOf(document, value);
        return /image$/i.test(key) && text !== undefined && looksLikeImage(text.value) ? [listed(text)] : [];
    });
}
function listed(text) {
    const read = (file, one) => withoutNewDigest(literalText(file, one), notPinnable.patchedKind);
    return { text, read };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/krm-functions.js



const annotations = ['config.kubernetes.io/function', 'config.k8s.io/function'];
const functionConfig = {
    scan: (file) => scanYaml(file, {
        needles: [],
        find: (document) => [child(document, child(document, document.root, 'container'), 'image')],
    }),
};
function imagesOfFunctions(document, map, file, problems) {
    return annotations.flatMap((name) => {
        const text = child(document, child(document, map, 'annotations'), name);
        if (text === undefined)
            return [];
        const scan = scanPossibleFile(file, text, functionConfig);
        problems.push(...scan.problems);
        return [{ found: scan.occurrences }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes.js











const kubernetes_containerLists = ['containers', 'initContainers', 'ephemeralContainers'];
const textKinds = new Set([
    ...['ConfigMap', 'Secret', 'CustomResourceDefinition', 'CompositeResourceDefinition'],
]);
const policies = /^(?:policies\.)?kyverno\.io\//;
const kubernetes = {
    id: 'kubernetes',
    title: 'Kubernetes manifests',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file) {
        const problems = [];
        const find = (document) => kubernetes_findImages(document, file, problems);
        const scan = scanYaml(file, {
            needles: ['apiVersion', 'kind'],
            rootKeys: ['apiVersion', 'kind'],
            parse: parseManifests,
            find,
        });
        return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems] };
    },
};
function kubernetes_findImages(document, file, problems) {
    return isManifest(document, document.root) ? imagesOfManifest(document, file, problems) : undefined;
}
function imagesOfManifest(document, file, problems) {
    const ignored = mapsWithoutImages(document);
    const maps = mapsOf(document).filter((map) => !ignored.has(map));
    const resources = new Set(maps.filter((map) => isManifest(document, map)));
    const metadata = new Set([child(document, document.root, 'metadata'), ...maps]);
    return [
        ...[...metadata].flatMap((map) => imagesOfFunctions(document, map, file, problems)),
        ...maps.flatMap((map) => [
            ...containersOf(document, map).flatMap((container) => [
                child(document, container, 'image'),
                ...imagesOfEnvAndArgs(document, container),
            ]),
            ...children(document, child(document, map, 'volumes')).flatMap((volume) => [
                child(document, child(document, volume, 'image'), 'reference'),
                child(document, child(document, volume, 'containerDisk'), 'image'),
            ]),
            ...annotatedImages(document, map),
            fromImage(document, map),
            ...(resources.has(map)
                ? [
                    ...imagesOfCustomResources(document, map),
                    { found: tagsWithoutNames(document, map, file) },
                    ...chart_values_valuesImages(document, map, file, problems, resourcePatches),
                ]
                : []),
        ]),
        ...candidateImages(document, resources, ignored),
    ];
}
const resourcePatches = {
    scan: (file) => kubernetes.scan(file) ??
        scanYaml(file, {
            needles: [],
            find: (document) => imagesOfOperations(document) ??
                ((0,dist/* isMap */.jh)(document.root) ? imagesOfManifest(document, file, []) : undefined),
        }),
};
function containersOf(document, map) {
    return kubernetes_containerLists.flatMap((key) => children(document, child(document, map, key)).filter((one) => (0,dist/* isMap */.jh)(one)));
}
function isManifest(document, node) {
    return ['apiVersion', 'kind'].every((key) => {
        const value = child(document, node, key);
        return value !== undefined && document.sameKey(value).some((one) => textOf(document, one) !== undefined);
    });
}
function mapsWithoutImages(document) {
    const text = (map, key) => textOf(document, child(document, map, key))?.value ?? '';
    const ignored = new Set();
    for (const map of mapsOf(document)) {
        const isHolder = textKinds.has(text(map, 'kind')) || policies.test(text(map, 'apiVersion'));
        if (ignored.has(map) || !isHolder)
            continue;
        for (const below of mapsOf(document, map))
            ignored.add(below);
    }
    return ignored;
}

;// CONCATENATED MODULE: ./lib/scan/formats/argo.js










const argo_argo = {
    id: 'argo',
    title: 'Argo Workflows',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file) {
        const problems = [];
        const find = resourceImages(file, {
            pattern: argoParameter,
            parse: parseManifests,
            isResource,
            valuesIn: argoParameters,
            usesIn: imageNodes,
            embeddedIn: (frame) => manifestImages(frame, file, problems),
            unresolved: literalText,
        });
        const scan = scanYaml(file, { needles: ['apiVersion', 'argoproj.io/'], parse: parseManifests, find });
        return scan && { ...scan, problems: [...scan.problems, ...problems] };
    },
};
function isResource(document) {
    return mapsOf(document).some((map) => textOf(document, child(document, map, 'apiVersion'))?.value.startsWith('argoproj.io/') === true);
}
function imageNodes(frame) {
    const { document } = frame;
    const lists = [
        nodeIn(frame, 'sidecars'),
        nodeIn(frame, 'initContainers'),
        nodeIn(frame, 'containerSet', 'containers'),
    ];
    return [
        nodeIn(frame, 'container', 'image'),
        nodeIn(frame, 'script', 'image'),
        ...lists
            .flatMap((list) => children(document, list))
            .map((container) => child(document, container, 'image')),
    ].filter((node) => node !== undefined);
}
function manifestImages(frame, file, problems) {
    const node = nodeIn(frame, 'resource', 'manifest');
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string')
        return [];
    const scan = scanPossibleFile(file, node, kubernetes);
    problems.push(...scan.problems);
    return scan.occurrences;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/scalar-places.js


const scalar_places_escapes = {
    ...{ '0': '\0', a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', e: '\x1b' },
    ...{ N: '\x85', _: '\xa0', L: '\u2028', P: '\u2029' },
};
const byNumber = /(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/y;
const maxCodePoint = 0x10ffff;
const scalar_places_stepsPerCharacter = 4;
function placedText(document, source, node) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null || hasOwnTag(node))
        return undefined;
    const [start, end] = node.range;
    document.step(scalar_places_stepsPerCharacter * (end - start));
    const builder = new Builder(source);
    if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
        addBlock(builder, source, { start, end }, node.type === 'BLOCK_FOLDED');
    else
        addFlow(builder, source, innerSpan(node, source, { start, end }), node.type);
    return builder.placed(end);
}
class Builder {
    source;
    parts = [];
    starts = [];
    ends = [];
    constructor(source) {
        this.source = source;
    }
    add(chars, from, to = from + 1) {
        this.parts.push(chars);
        for (let index = 0; index < chars.length; index += 1) {
            this.starts.push(from);
            this.ends.push(to);
        }
    }
    addRange(from, to) {
        for (let at = from; at < to; at += 1)
            this.add(this.source[at] ?? '', at);
    }
    placed(end) {
        const { starts, ends } = this;
        return {
            text: this.parts.join(''),
            place(span) {
                const start = starts[span.start] ?? end;
                return { start, end: span.end === span.start ? start : (ends[span.end - 1] ?? end) };
            },
        };
    }
}
function innerSpan({ type }, source, { start, end }) {
    const isQuoted = (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') && source[end - 1] === source[start];
    return isQuoted && end - start > 1 ? { start: start + 1, end: end - 1 } : { start, end };
}
function addBlock(builder, source, { start, end }, isFolded) {
    const header = source.indexOf('\n', start);
    let indent;
    for (let line = header + 1; header >= 0 && line < end;) {
        const newline = source.indexOf('\n', line);
        const lineEnd = newline < 0 || newline >= end ? end : newline;
        const blanks = blanksAt(source, line, lineEnd);
        const isEmpty = line + blanks >= lineEnd;
        if (!isEmpty)
            indent ??= blanks;
        builder.addRange(line + Math.min(blanks, indent ?? blanks), lineEnd);
        const next = lineEnd + 1;
        const isKept = isEmpty || isMoreIndented(source, line, indent) || isMoreIndented(source, next, indent);
        if (lineEnd < end)
            builder.add(isFolded && !isKept ? ' ' : '\n', lineEnd);
        line = next;
    }
}
function isMoreIndented(source, line, indent) {
    const char = source[line + (indent ?? 0)];
    return char === ' ' || char === '\t';
}
function blanksAt(source, from, end) {
    let at = from;
    while (at < end && source[at] === ' ')
        at += 1;
    return at - from;
}
function addFlow(builder, source, { start, end }, type) {
    for (let at = start; at < end; at += 1) {
        const char = source[at] ?? '';
        if (char === '\n') {
            let next = at + 1;
            let isEmptyLine = false;
            while (next < end && /\s/.test(source[next] ?? '')) {
                isEmptyLine ||= source[next] === '\n';
                next += 1;
            }
            builder.add(isEmptyLine ? '\n' : ' ', at);
            at = next - 1;
        }
        else if (char === '\\' && type === 'QUOTE_DOUBLE')
            at = addEscape(builder, source, at) - 1;
        else {
            const isDoubled = char === "'" && type === 'QUOTE_SINGLE' && source[at + 1] === "'";
            builder.add(char, at, at + (isDoubled ? 2 : 1));
            if (isDoubled)
                at += 1;
        }
    }
}
function addEscape(builder, source, at) {
    const escaped = source[at + 1] ?? '';
    let end = at + 2;
    if (escaped === '\n' || escaped === '\r') {
        while (end < source.length && /[ \t\n]/.test(source[end] ?? ''))
            end += 1;
        return end;
    }
    byNumber.lastIndex = at + 1;
    const digits = byNumber.exec(source)?.[0].slice(1);
    if (digits !== undefined)
        end += digits.length;
    const code = Number.parseInt(digits ?? '', 16);
    const named = scalar_places_escapes[escaped] ?? (/["\\/ \t]/.test(escaped) ? escaped : `\\${escaped}`);
    const isCharacter = digits !== undefined && code <= maxCodePoint;
    builder.add(isCharacter ? String.fromCodePoint(code) : named, at, end);
    return end;
}

;// CONCATENATED MODULE: ./lib/scan/nested-values.js

const nested_values_maxDepth = 4;
function expandedValues(valuesOf, pattern) {
    const known = new Map();
    const expanded = (name, depth) => {
        const key = `${depth} ${name}`;
        const values = known.get(key) ?? expandedAt(name, depth);
        known.set(key, values);
        return values;
    };
    const expandedAt = (name, depth) => valuesOf(name).flatMap((one) => {
        const names = [...one.value.matchAll(pattern)].map(({ groups }) => groups?.name ?? '');
        if (names.length === 0 || depth >= nested_values_maxDepth)
            return [one];
        const combinations = cartesian((inner) => expanded(inner, depth + 1))(names);
        if (combinations === 'too many' || combinations.length === 0)
            return [one];
        return combinations.map((values) => {
            let index = 0;
            return { value: one.value.replace(pattern, () => values[index++]?.value ?? '') };
        });
    });
    return (name) => expanded(name, 0);
}

;// CONCATENATED MODULE: ./lib/scan/shell/options.js
const maxVariableLength = 200;
const expandedOptions = /^\$\{[^}]*(?::\+|\[@\])|^\$[({]?(?!\w*IM(?:AGE|G))\w*(?:OPT|ARG|FLAG|PARAM|TTY|MOUNT|NETWORK|VOLUME)\w*[)}]?$/i;
function optionTable(flags, valued) {
    return { flags: new Set(flags.split(/\s+/)), valued: new Set(valued.split(/\s+/)) };
}
function operandsOf(words, table, isLeading = false) {
    const operands = [];
    let unknownOption;
    let expanded;
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        if (word === undefined)
            continue;
        const { text } = word;
        if (text === '--')
            return finished([...operands, ...words.slice(index + 1)], unknownOption);
        if (text.length < maxVariableLength && expandedOptions.test(text)) {
            expanded = word;
            continue;
        }
        if (!text.startsWith('-') || text === '-') {
            if (isLeading)
                return finished(words.slice(index), unknownOption);
            operands.push(word);
            continue;
        }
        const takesNext = valueFollows(text, table);
        if (takesNext === undefined && operands.length === 0 && isValue(words[index + 1]))
            unknownOption ??= text;
        if (takesNext === true)
            index += 1;
    }
    if (operands.length === 0 && expanded !== undefined)
        operands.push(expanded);
    return finished(operands, unknownOption);
}
function optionValues(words, names) {
    return words.flatMap((word, index) => {
        for (const name of names) {
            const option = name.length === 1 ? `-${name}` : `--${name}`;
            if (word.text === option)
                return words[index + 1] ?? [];
            if (word.text.startsWith(`${option}=`))
                return partOf(word, option.length + 1);
            if (name.length === 1 && word.text.startsWith(option) && word.text.length > 2)
                return partOf(word, 2);
        }
        return [];
    });
}
function partOf({ text, span }, offset) {
    const part = text.slice(offset);
    const start = span.start + offset;
    const quote = part[0];
    const isQuoted = part.length > 1 && (quote === '"' || quote === "'") && part.indexOf(quote, 1) === part.length - 1;
    return isQuoted
        ? { text: part.slice(1, -1), span: { start: start + 1, end: span.end - 1 } }
        : { text: part, span: { start, end: span.end } };
}
function finished(operands, unknownOption) {
    return unknownOption === undefined ? { operands } : { operands, unknownOption };
}
function isValue(word) {
    return word !== undefined && !word.text.startsWith('-');
}
function valueFollows(text, { flags, valued }) {
    if (text.startsWith('--')) {
        const name = text.slice(2);
        if (name.includes('=') || flags.has(name))
            return false;
        return valued.has(name) ? true : undefined;
    }
    for (let at = 1; at < text.length; at += 1) {
        const letter = text[at] ?? '';
        if (valued.has(letter))
            return at === text.length - 1;
        if (!flags.has(letter))
            return text[at + 1] === '=' ? false : undefined;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/scan/shell/assignments.js



const assignments_keywords = /^(?:then|do|else|if|elif|while|until|!)$/;
const declarations = /^(?:export|local|readonly|declare|typeset)$/;
const assignments_assignment = /^(?<name>[A-Za-z_]\w*)(?<sign>\+?)=/;
const assignments_variable = /\$(?:\{(?=\w+\}))?(?<name>[A-Za-z_]\w*)\}?/g;
const assignments_maxValues = 65;
function assignedIn(commands, sourceOf) {
    const values = new Map();
    const add = (name, value) => {
        const known = values.get(name) ?? [];
        values.set(name, known);
        if (known.length < assignments_maxValues)
            known.push(value);
    };
    for (const command of commands) {
        const words = command.slice(command.findIndex(({ text }) => !assignments_keywords.test(text)));
        if (words[0]?.text === 'for' && words[2]?.text === 'in')
            for (const word of words.slice(3))
                add(words[1]?.text ?? '', sourceOf(word));
        for (const word of assignmentsOf(words)) {
            const { 0: lead, groups } = assignments_assignment.exec(word.text) ?? { 0: '', groups: {} };
            const { name = '', sign } = groups ?? {};
            add(name, sign === '' ? assigned(partOf(word, lead.length), name, sourceOf) : { value: '$(+)' });
        }
    }
    return expandedValues((name) => values.get(name) ?? [], assignments_variable);
}
function assignmentsOf(words) {
    const isDeclaration = declarations.test(words[0]?.text ?? '');
    const assigned = words.filter(({ text }) => assignments_assignment.test(text));
    return isDeclaration || assigned.length === words.length ? assigned : [];
}
function assigned(word, name, sourceOf) {
    const whole = wholeVariable(word.text);
    if (whole?.name !== name || whole.fallback === undefined)
        return sourceOf(word);
    const { offset, text } = whole.fallback;
    const start = word.span.start + offset;
    return sourceOf({ text, span: { start, end: start + text.length } });
}

;// CONCATENATED MODULE: ./lib/scan/shell/builds.js


function builtImages(file, builds, namesOf) {
    return builds.flatMap(({ word, isPushed }) => knownOrWritten(namesOf(word), word.text)
        .filter((name) => name.includes('$') || parseImage(name).kind === 'image')
        .map((name) => ({ name, at: { file: file.path, span: word.span }, isPushed })));
}
function wholeUsesIn(images) {
    const counts = new Map();
    for (const { word } of images) {
        const name = wholeVariable(word.text)?.name;
        if (name !== undefined)
            counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
}
function knownOrWritten(names, written) {
    return names.length > 0 ? names : [written];
}

;// CONCATENATED MODULE: ./lib/scan/possible-values.js




const possible_values_maxCombinations = 64;
function possibleImages(file, text, valuesOf, others = []) {
    const { span, value } = text;
    const whole = text.exact ? wholeVariable(value) : undefined;
    const values = whole === undefined ? [] : valuesOf(whole.name);
    if (whole !== undefined && values.length > 0 && values.every(isPlaced)) {
        const own = values.map((one) => possible_values_occurrenceOfValue([file, ...others], whole.name, span, one));
        return [...own, ...occurrenceOfDefault(file, span, whole.fallback)];
    }
    const { names, images, unknown } = expansions(value, valuesOf);
    const unclear = names.flatMap(valuesOf).find(({ source }) => source?.unclear !== undefined)
        ?.source?.unclear;
    if (unclear !== undefined)
        return [opaqueAt(file, span, 'template', unclear)];
    if (images.length === 0 || unknown === 'too many')
        return [opaqueAt(file, span, 'variable', unknown === 'too many' ? unresolved.tooManyValues : unknown)];
    const origin = names.flatMap(valuesOf).find((one) => one.file !== undefined)?.file?.path;
    const why = images.length > 1 ? notPinnable.severalValues : origin && notPinnable.otherFile(origin);
    return images.map((image) => unpinnable(occurrenceAt(file, { ...span }, image, text.exact), why));
}
function isPlaced({ source, value }) {
    return source !== undefined && source.unclear === undefined && value !== '' && !value.includes('$');
}
function possible_values_occurrenceOfValue([file, ...others], name, use, { source, value, file: other }) {
    if (source === undefined)
        return occurrenceAt(file, use, value, false);
    const found = occurrenceAt(other ?? file, source.span, value, source.exact);
    const isPart = [file, ...others].some((one) => possible_values_isPartOfNames(one, name))
        ? notPinnable.partElsewhere(name)
        : undefined;
    return { ...unpinnable(found, isPart), ...(other === undefined ? { uses: [use] } : {}) };
}
function occurrenceOfDefault(file, { start }, fallback) {
    if (fallback === undefined || fallback.text === '' || fallback.text.includes('$'))
        return [];
    const at = start + fallback.offset;
    return [occurrenceAt(file, { start: at, end: at + fallback.text.length })];
}
const possible_values_partsOfNames = new WeakMap();
function possible_values_isPartOfNames(file, name) {
    const known = possible_values_partsOfNames.get(file) ?? namesInNames(file.text);
    possible_values_partsOfNames.set(file, known);
    return known.has(name);
}
function namesInNames(text) {
    const names = new Set();
    for (const { 0: whole, 1: braced, 2: bare, index } of text.matchAll(/\$(?:\{(\w+)[^{}\n]*\}|(\w+))/g)) {
        const [before = '', after = ''] = [text[index - 1], text[index + whole.length]];
        if (/[\w./@}-]/.test(before) || /[\w.:/@$-]/.test(after))
            names.add(braced ?? bare ?? '');
    }
    return names;
}
function expansions(text, valuesOf) {
    const images = new Set();
    const names = new Set();
    let unknown = '';
    const waiting = [new Map()];
    for (let done = 0; waiting.length > 0; done += 1) {
        if (done > possible_values_maxCombinations)
            return { names: [...names], images: [...images], unknown: 'too many' };
        const chosen = waiting.pop() ?? new Map();
        let open;
        const expansion = expand(text, (name) => {
            if (!chosen.has(name) && valuesOf(name).length > 0)
                open ??= name;
            return chosen.get(name);
        });
        if (open !== undefined) {
            names.add(open);
            const name = open;
            const isDefaulted = new RegExp(`\\{${name}:?-`).test(text);
            const values = valuesOf(name).map(({ value }) => value);
            for (const value of [...new Set(values), ...(isDefaulted ? [undefined] : [])])
                waiting.push(new Map([...chosen, [name, value]]));
        }
        else if (expansion.kind === 'value')
            images.add(expansion.value);
        else
            unknown = expansion.detail;
    }
    return { names: [...names], images: [...images].sort(), unknown };
}
function unpinnable(one, why) {
    return one.kind !== 'image' || why === undefined ? one : { ...one, pin: refused(why) };
}

;// CONCATENATED MODULE: ./lib/scan/shell/read-image.js







const scheme = 'docker://';
const expansion = /[$`*?]/;
const read_image_variables = /\$\{?(?<name>[A-Za-z_]\w*)/g;
function readImageWord(file, used, context) {
    const { noPin } = used;
    const found = read_image_occurrencesOf(file, used, context);
    if (noPin === undefined)
        return found;
    return found.map((one) => (one.kind === 'image' ? withoutPin(one, noPin) : one));
}
function read_image_occurrencesOf(file, used, context) {
    const { word, unknownOption } = used;
    const { text, span } = word;
    if (unknownOption !== undefined)
        return [opaqueAt(file, span, 'variable', unresolved.unknownOption(unknownOption))];
    if (expansion.test(text))
        return readExpansion(file, word, context);
    const lead = text.startsWith(scheme) ? scheme.length : 0;
    const value = literalValue(text.slice(lead));
    const isExact = isAsWritten(file, word) && value === text.slice(lead);
    return [occurrenceAt(file, { start: span.start + lead, end: span.end }, value, isExact)];
}
function placedValue(file, word) {
    const value = literalValue(word.text);
    if (expansion.test(word.text) || value === '')
        return { value: word.text };
    return { value, source: { value, span: word.span, exact: isAsWritten(file, word) && value === word.text } };
}
function namesOf({ text }, valuesOf) {
    if (!expansion.test(text))
        return [literalValue(text)];
    const whole = wholeVariable(text);
    const names = whole === undefined ? [] : valuesOf(whole.name).map(({ value }) => value);
    const expanded = expand(text, (name) => valuesOf(name)[0]?.value);
    const all = new Set([...names, ...(expanded.kind === 'value' ? [expanded.value] : [])]);
    return [...all].filter((name) => name !== '' && !expansion.test(name));
}
function readExpansion(file, word, context) {
    const { text, span } = word;
    const raw = file.text.slice(span.start, span.end);
    if (isTemplated(raw))
        return [opaqueAt(file, span, 'template', unresolved.template(raw))];
    const opaque = [opaqueAt(file, span, 'variable', whyExpanded(text))];
    if (!isAsWritten(file, word) || /[`*?\\"']|\$\(|\$\$/.test(text))
        return opaque;
    const names = [...text.matchAll(read_image_variables)].map(({ groups }) => groups?.name ?? '');
    const values = names.map((name) => context.valuesOf(name));
    if (values.flat().some(({ value }) => value.includes('$')))
        return opaque;
    const isKnown = names.length > 0 && values.every(({ length }) => length > 0);
    const source = { value: text, span, exact: true };
    const found = isKnown
        ? possibleImages(file, source, context.valuesOf)
        : [interpolated()(file, source)].filter(({ kind }) => kind === 'image');
    if (found.length === 0 || found.some((one) => one.kind === 'opaque'))
        return opaque;
    return found.map((one) => withoutUncertainPin(file, one, names, context.wholeUses));
}
function withoutUncertainPin(file, one, names, wholeUses) {
    if (one.kind !== 'image' || one.pin.kind === 'refused')
        return one;
    if (one.raw.includes('$'))
        return withoutPin(one, notPinnable.fromVariable);
    return withoutOtherUses(file, one, names, wholeUses);
}
function withoutOtherUses(file, one, names, wholeUses) {
    const other = names.find((name) => variableUsesIn(file, name) > (wholeUses.get(name) ?? 0));
    return other === undefined || one.kind !== 'image'
        ? one
        : withoutPin(one, notPinnable.usedOtherwise(other));
}
function withoutPin(one, why) {
    return one.image.digest === undefined ? { ...one, pin: refused(why) } : one;
}
const read_image_known = new WeakMap();
const use = /\$\{?(?<name>[A-Za-z_]\w*)|\benv\.(?<key>[\w-]+)/g;
const ownDefault = /(?<!\w)(?<name>[A-Za-z_]\w*)=["']?\$\{\k<name>:?-/g;
function variableUsesIn(file, name) {
    const counts = read_image_known.get(file) ?? countsOf(file.text);
    read_image_known.set(file, counts);
    return counts.get(name) ?? 0;
}
function countsOf(text) {
    const counts = new Map();
    const count = (name, by) => counts.set(name, (counts.get(name) ?? 0) + by);
    for (const { groups } of text.matchAll(use))
        count(groups?.name ?? groups?.key ?? '', 1);
    for (const { groups } of text.matchAll(ownDefault))
        count(groups?.name ?? '', -1);
    return counts;
}
function literalValue(text) {
    return text.replace(/\\(.)|["']/g, '$1');
}
function isAsWritten(file, { text, span }) {
    return file.text.slice(span.start, span.end) === text;
}
function whyExpanded(text) {
    if (/\$\w|\$\{|\$\([\w.]+\)/.test(text))
        return unresolved.shellVariable(text);
    return /[$`]/.test(text) ? unresolved.shellCommand(text) : unresolved.shellWildcard(text);
}

;// CONCATENATED MODULE: ./lib/scan/shell/image-uses.js
function firstImage({ operands, unknownOption, }) {
    const [word] = operands;
    if (word === undefined || isNoImage(word))
        return {};
    return { images: [unknownOption === undefined ? { word } : { word, unknownOption }] };
}
function image_uses_images(words, noPin) {
    return words.flatMap((word) => {
        if (word === undefined || isNoImage(word))
            return [];
        return noPin === undefined ? [{ word }] : [{ word, noPin }];
    });
}
function isNoImage({ text }) {
    return /^\W*$|^[./~]|^(?!docker)[a-z-]+:\/\/|\.tar(?:\.gz)?$/.test(text);
}

;// CONCATENATED MODULE: ./lib/scan/shell/cluster-tools.js


const clusterTools = new Set(['kubectl', 'oc', 'kind', 'k3d', 'minikube']);
const commands = {
    kubectl: [
        [/(?:^| )(?:run|debug) /, ['image']],
        [/(?:^| )create (?:deployment|deploy|job|cronjob|cj) /, ['image']],
    ],
    kind: [[/^create cluster /, ['image']]],
    k3d: [[/^(?:cluster create|node create|create) /, ['image', 'i']]],
    minikube: [[/^start /, ['base-image']]],
};
const loads = /^(?:load docker-image|image import|images import|image load|cache add) /;
function clusterUses({ program, args }) {
    const end = args.findIndex(({ text }) => text === '--');
    const words = end < 0 ? args : args.slice(0, end);
    const plain = words.filter(({ text }) => !text.startsWith('-'));
    const spelled = `${plain.map(({ text }) => text).join(' ')} `;
    const isKubectl = program === 'kubectl' || program === 'oc';
    if (isKubectl && /(?:^| )set image /.test(spelled))
        return { images: image_uses_images(setImages(plain)) };
    if (loads.test(spelled))
        return { looksFor: plain };
    const found = commands[isKubectl ? 'kubectl' : program]?.find(([command]) => command.test(spelled));
    return found === undefined ? {} : { images: image_uses_images(optionValues(words, found[1])) };
}
function setImages(words) {
    const from = words.findIndex(({ text }, index) => text === 'image' && words[index - 1]?.text === 'set');
    return words.slice(from + 1).flatMap((word) => {
        const equals = word.text.indexOf('=');
        return equals <= 0 ? [] : [partOf(word, equals + 1)];
    });
}

;// CONCATENATED MODULE: ./lib/scan/shell/docker-options.js

const globalOptions = optionTable('D debug tls tlsverify v version r remote debug-full insecure-registry syslog', 'H c l a n host context config log-level connection url root runroot namespace address identity storage-driver storage-opt tlscacert tlscert tlskey cgroup-manager data-root snapshotter hosts-dir');
const runOptions = optionTable(`d i t P q rm detach interactive tty privileged init quiet read-only publish-all no-healthcheck oom-kill-disable
  sig-proxy disable-content-trust use-api-socket help
  replace rmi tls-verify no-hosts no-hostname http-proxy env-host passwd read-only-tmpfs rootfs unsetenv-all`, `a c e h l m p u v w add-host annotation attach blkio-weight blkio-weight-device cap-add cap-drop cgroup-parent
  cgroupns cidfile cpu-count cpu-percent cpu-period cpu-quota cpu-rt-period cpu-rt-runtime cpu-shares cpus cpuset-cpus
  cpuset-mems detach-keys device device-cgroup-rule device-read-bps device-read-iops device-write-bps device-write-iops
  dns dns-option dns-opt dns-search domainname entrypoint env env-file expose gpus group-add health-cmd health-interval
  health-retries health-start-interval health-start-period health-timeout hostname io-maxbandwidth io-maxiops ip ip6 ipc
  isolation kernel-memory label label-file link link-local-ip log-driver log-opt mac-address memory memory-reservation
  memory-swap memory-swappiness mount name net net-alias network network-alias oom-score-adj pid pids-limit platform
  publish pull restart runtime security-opt shm-size stop-signal stop-timeout storage-opt sysctl tmpfs ulimit user userns
  uts volume volume-driver volumes-from workdir
  arch authfile cert-dir cgroup-conf cgroups chrootdirs conmon-pidfile creds decryption-key env-merge gidmap group-entry
  hostuser image-volume init-ctr init-path os passwd-entry personality pidfile pod pod-id-file preserve-fd preserve-fds
  rdt-class requires retry retry-delay sdnotify seccomp-policy secret shm-size-systemd subgidname subuidname systemd
  timeout tz uidmap umask unsetenv variant
  snapshotter cosign-key verify ipfs-address label-file umask`);
const pullOptions = optionTable('a q all-tags quiet disable-content-trust tls-verify help unpack pull pull-always pull-never', 'name platform arch os variant authfile cert-dir creds decryption-key retry retry-delay policy snapshotter verify cosign-key policy-name');
const nameOptions = optionTable('a q p all-tags quiet disable-content-trust raw dry-run append prefer-index pause tls-verify remove-signatures help', 'm c f t o platform author message change format tag file annotation builder progress authfile cert-dir creds compression-format sign-by digestfile output metadata-file');

;// CONCATENATED MODULE: ./lib/scan/shell/docker.js





const kaniko = 'executor';
const dockerPrograms = new Set(['docker', 'podman', 'nerdctl', 'buildah', 'docker-buildx', kaniko]);
const nouns = new Set(['container', 'image', 'builder']);
const imageScheme = 'docker-image://';
function dockerUses({ program, args }) {
    const { operands } = operandsOf(args, globalOptions, true);
    const words = nouns.has(operands[0]?.text ?? '') ? operands.slice(1) : operands;
    const [verb, ...rest] = words;
    if (program === kaniko)
        return { builds: built(optionValues(args, ['d', 'destination']), true) };
    if (program === 'docker-buildx')
        return buildxUses(words);
    switch (verb?.text) {
        case 'run':
        case 'create':
            return program === 'buildah' ? {} : firstImage(operandsOf(rest, runOptions, true));
        case 'pull':
            return pullUses(rest);
        case 'from':
            return program === 'buildah' ? firstImage(operandsOf(rest, pullOptions)) : {};
        case 'build':
        case 'bud':
            return buildUses(rest);
        case 'buildx':
            return buildxUses(rest);
        case 'tag':
        case 'commit':
        case 'import':
            return renamed(operandsOf(rest, nameOptions).operands);
        case 'push':
            return { pushed: operandsOf(rest, nameOptions).operands };
        case 'inspect':
        case 'history':
        case 'save':
            return { looksFor: operandsOf(rest, nameOptions).operands };
        default:
            return {};
    }
}
function pullUses(words) {
    const { images: found = [] } = firstImage(operandsOf(words, pullOptions));
    const isWhole = words.some(({ text }) => /^(?:-q?aq?|--all-tags(?:=true)?)$/.test(text));
    return { images: isWhole ? found.map((one) => ({ ...one, noPin: notPinnable.allTags })) : found };
}
function renamed([from, to]) {
    return to === undefined || from === undefined ? {} : { looksFor: [from], builds: built([to], false) };
}
function buildxUses([verb, ...rest]) {
    if (verb?.text === 'build' || verb?.text === 'b')
        return buildUses(rest);
    if (verb?.text === 'create')
        return { images: image_uses_images(optionValues(rest, ['driver-opt']).flatMap(driverImages)) };
    return verb?.text === 'imagetools' ? imagetoolsUses(rest) : {};
}
function imagetoolsUses([verb, ...rest]) {
    const { operands } = operandsOf(rest, nameOptions);
    if (verb?.text === 'inspect')
        return { images: image_uses_images(operands.slice(0, 1), notPinnable.asksForTag) };
    if (verb?.text !== 'create')
        return {};
    return {
        images: image_uses_images(operands, notPinnable.copiesTag),
        builds: built(optionValues(rest, ['t', 'tag']), true),
    };
}
function buildUses(words) {
    const isPushed = words.some(({ text }) => text === '--push' || text === '--push=true') ||
        optionValues(words, ['o', 'output']).some(({ text }) => /type=registry|push=true/.test(text));
    return {
        images: [
            ...optionValues(words, ['build-arg']).flatMap(argumentImage),
            ...optionValues(words, ['build-context']).flatMap(contextImage),
        ],
        builds: built(optionValues(words, ['t', 'tag']), isPushed),
    };
}
function driverImages(word) {
    const found = /(?:^|,)"?image=(?<image>[^,"]*)/.exec(word.text);
    if (found === null)
        return [];
    const start = found.index + found[0].length - (found.groups?.image?.length ?? 0);
    const end = found.index + found[0].length;
    return [
        {
            text: word.text.slice(start, end),
            span: { start: word.span.start + start, end: word.span.start + end },
        },
    ];
}
function argumentImage(word) {
    const equals = word.text.indexOf('=');
    if (equals <= 0)
        return [];
    const value = partOf(word, equals + 1);
    return !value.text.includes('$') && isImageArgument(word.text.slice(0, equals), value.text)
        ? [{ word: value, noPin: notPinnable.inDockerfile }]
        : [];
}
function contextImage(word) {
    const at = word.text.indexOf(`=${imageScheme}`);
    return at <= 0 ? [] : [{ word: partOf(word, at + 1 + imageScheme.length) }];
}
function built(words, isPushed) {
    return words.map((word) => ({ word, isPushed }));
}

;// CONCATENATED MODULE: ./lib/scan/shell/program.js
const prefixes = /^[@+-]*(?:sudo|exec|time|env|command|shell|nohup|nice|timeout|retry|microk8s|k3s|\d+[smhd]?|then|do|else|if|elif|while|until|!|-[A-Za-z]+|\w+=.*)$/;
const starters = /^[@+-]*(?:sudo|doas|env|nice|ionice|time|timeout|nohup|stdbuf|setsid|flock|chroot|runuser|xargs|watch|winpty|ssh|lima|colima)$/;
const maxBehindStarter = 10;
const program_assignment = /^(?:[:?+!]|::)?=$/;
const inVariable = /^\$[({]?(?<name>[A-Za-z_]+)(?::?[-=](?<fallback>[\w./-]{1,100}))?[)}]?$/;
const program_engines = /^container_?(?:engine|tool|runtime|cli)/;
const redirection = /^(?:\d*|&)(?:<<-?|<<<|>>|>\||[<>])/;
function programCall(words, isKnown) {
    const all = program_assignment.test(words[1]?.text ?? '') ? words.slice(2) : words;
    let skippable = 0;
    for (const [index, { text }] of all.entries()) {
        const program = programOf(text);
        if (isKnown(program))
            return { program, args: withoutRedirections(all.slice(index + 1)) };
        if (starters.test(text))
            skippable = maxBehindStarter;
        else if (skippable > 0)
            skippable -= 1;
        else if (!prefixes.test(text))
            return undefined;
    }
    return undefined;
}
function programOf(text) {
    const bare = text.replace(/^[@+-]{1,3}/, '').replace(/["'\\]/g, '');
    const { name, fallback } = inVariable.exec(bare)?.groups ?? {};
    const written = name === undefined ? bare : fallback;
    if (written !== undefined || name === undefined)
        return written?.slice(written.lastIndexOf('/') + 1) ?? '';
    const lower = name.toLowerCase();
    return program_engines.test(lower) ? 'docker' : lower.replace(/_(?:cmd|bin|cli|exe)$/, '');
}
function withoutRedirections(words) {
    const kept = [];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        if (word === undefined)
            continue;
        const sign = redirection.exec(word.text)?.[0];
        if (sign === undefined)
            kept.push(word);
        else if (sign.length === word.text.length)
            index += 1;
    }
    return kept;
}

;// CONCATENATED MODULE: ./lib/scan/shell/registry-tools.js



const registry_tools_scheme = 'docker://';
const crane = {
    options: optionTable('v verbose insecure allow-nondistributable-artifacts cached full-ref tarball no-clobber a all-tags n', 'platform format c cache_path o output j jobs'),
    reads: /^(?:export|pull|validate)$/,
    asks: /^(?:digest|manifest|config)$/,
    copies: /^(?:cp|copy)$/,
};
const tools = {
    crane,
    gcrane: crane,
    regctl: {
        options: optionTable('v force-recursive digest-tags include-external referrers fast list require-list', 'p platform format host logopt verbosity'),
        reads: /^image export$/,
        asks: /^(?:image (?:digest|manifest|inspect|config|check-base)|manifest (?:get|head|diff))$/,
        copies: /^image (?:copy|cp)$/,
    },
    oras: {
        options: optionTable('d debug v verbose r recursive plain-http insecure k keep-old-files allow-path-traversal no-tty descriptor pretty include-subject', 'o output u username p password config registry-config platform concurrency format ca-file cert-file key-file oci-layout-path resolve media-type'),
        reads: /^pull$/,
        asks: /^(?:discover|manifest fetch|manifest fetch-config|resolve)$/,
        copies: /^(?:cp|copy)$/,
    },
    cosign: {
        options: optionTable('check-claims insecure-ignore-tlog insecure-ignore-sct local-image offline private-infrastructure new-bundle-format allow-insecure-registry verbose d k8s-keychain', 'a o t annotations certificate certificate-chain certificate-github-workflow-name certificate-github-workflow-ref certificate-github-workflow-repository certificate-github-workflow-sha certificate-github-workflow-trigger certificate-identity certificate-identity-regexp certificate-oidc-issuer certificate-oidc-issuer-regexp key output output-file policy predicate-type platform registry-password registry-username rekor-url sct signature slot timeout timestamp-certificate-chain trusted-root type max-workers ca-roots ca-intermediates attachment'),
        reads: /^(?:verify|verify-attestation)$/,
        asks: /^(?:triangulate|tree|download (?:sbom|attestation|signature))$/,
    },
    ctr: {
        options: optionTable('rm d t all-platforms k plain-http print-chainid skip-verify net-host tty detach privileged local', 'n namespace a address user u platform snapshotter hosts-dir env mount cwd runtime label gpus'),
        reads: /^(?:images? pull|i pull|run)$/,
    },
    crictl: { options: optionTable('D debug', 'r c creds auth config runtime-endpoint'), reads: /^pull$/ },
    apptainer: { options: optionTable('', ''), reads: /^$/ },
    singularity: { options: optionTable('', ''), reads: /^$/ },
    skopeo: { options: optionTable('', ''), reads: /^$/ },
};
const registryTools = new Set(Object.keys(tools));
function registryUses({ program, args }) {
    const tool = tools[program];
    if (tool === undefined)
        return {};
    if (program === 'skopeo')
        return skopeoUses(args);
    if (program === 'apptainer' || program === 'singularity')
        return { images: image_uses_images(addresses(args).slice(0, 1)) };
    const { operands, unknownOption } = operandsOf(args, tool.options);
    for (const length of [1, 2]) {
        const verb = operands
            .slice(0, length)
            .map(({ text }) => text)
            .join(' ');
        const rest = operands.slice(length);
        if (tool.reads.test(verb))
            return firstImage(unknownOption === undefined ? { operands: rest } : { operands: rest, unknownOption });
        if (tool.asks?.test(verb) === true)
            return { images: image_uses_images(rest.slice(0, 1), notPinnable.asksForTag) };
        if (tool.copies?.test(verb) === true)
            return copied(rest, notPinnable.copiesTag);
    }
    return {};
}
function skopeoUses(args) {
    const verb = args.find(({ text }) => /^[a-z]+$/.test(text))?.text;
    const all = addresses(args);
    if (verb === 'inspect')
        return { images: image_uses_images(all.slice(0, 1), notPinnable.asksForTag) };
    if (verb !== 'copy')
        return {};
    const isUploaded = args.at(-1)?.text.startsWith(registry_tools_scheme) === true;
    if (!isUploaded)
        return { images: image_uses_images(all.slice(0, 1), notPinnable.tagWithDigest('skopeo')) };
    return copied(all.length < 2 ? [undefined, ...all] : all, notPinnable.copiesTag);
}
function copied([from, to], noPin) {
    return { images: image_uses_images([from], noPin), builds: to === undefined ? [] : [{ word: to, isPushed: true }] };
}
function addresses(args) {
    return args.flatMap((word) => (word.text.startsWith(registry_tools_scheme) ? partOf(word, registry_tools_scheme.length) : []));
}

;// CONCATENATED MODULE: ./lib/scan/shell/uses.js





const readers = [
    { programs: dockerPrograms, read: dockerUses },
    { programs: clusterTools, read: clusterUses },
    { programs: registryTools, read: registryUses },
];
const evidence = /docker|podman|nerdctl|buildah|kaniko|container|kubectl|\boc\b|kind|k3d|minikube|skopeo|crane|regctl|oras|cosign|\bctr\b|crictl|apptainer|singularity|@sha256:/i;
function usesOfScripts(scripts) {
    const found = scripts.map((commands) => commands.flatMap(usesOfCommand));
    const all = found.flat();
    const pushed = new Set(all.flatMap((one) => one.pushed ?? []).map(({ text }) => text));
    const named = new Set([
        ...pushed,
        ...all.flatMap(({ looksFor = [], builds = [] }) => [...looksFor, ...builds.map(({ word }) => word)].map(({ text }) => text)),
    ]);
    return found.map((uses) => ({
        images: withoutPullsByTag(uses.flatMap((one) => one.images ?? []), named),
        builds: uses.flatMap((one) => [
            ...(one.builds ?? []).map((build) => ({
                ...build,
                isPushed: build.isPushed || pushed.has(build.word.text),
            })),
            ...(one.pushed ?? []).map((word) => ({ word, isPushed: true })),
        ]),
    }));
}
function usesOfCommand(words) {
    const call = programCall(words, (program) => readers.some(({ programs }) => programs.has(program)));
    const reader = readers.find(({ programs }) => programs.has(call?.program ?? ''));
    return call === undefined || reader === undefined ? [] : [reader.read(call)];
}
function withoutPullsByTag(images, named) {
    return images.map((one) => one.noPin === undefined && named.has(one.word.text) ? { ...one, noPin: notPinnable.alsoByTag } : one);
}

;// CONCATENATED MODULE: ./lib/scan/shell/yaml-scripts.js







const parameter = /<<(\s{0,20}(?:pipeline\.)?parameters\.[\w.-]{1,200}\s{0,20})>>/g;
function scanWithScripts(file, grammar, scriptsOf) {
    const builds = [];
    const find = (document) => {
        const found = grammar.find(document, file);
        if (found === undefined)
            return undefined;
        const scripts = scriptsOf(document).map((nodes) => imagesOf(file, document, nodes));
        for (const one of scripts)
            builds.push(...one.builds);
        return [...found, ...scripts.map(({ occurrences }) => ({ found: occurrences }))];
    };
    const scan = scanYaml(file, { ...grammar, find });
    return scan && { ...scan, builds };
}
function yaml_scripts_commandsIn(file, document, nodes) {
    const texts = nodes.flatMap((node) => placedText(document, file.text, node) ?? []);
    if (!texts.some(({ text }) => evidence.test(text)))
        return [];
    return texts.flatMap((placed) => commandsOf(placed.text.replace(parameter, (_, name) => `\${${name} }`)).map((command) => command.map(({ text, span }) => ({ text, span: placed.place(span) }))));
}
function imagesOf(file, document, nodes) {
    const commands = yaml_scripts_commandsIn(file, document, nodes);
    const { images = [], builds = [] } = usesOfScripts([commands])[0] ?? {};
    const valuesOf = assignedIn(commands, (word) => placedValue(file, word));
    const context = { valuesOf, wholeUses: wholeUsesIn(images) };
    return {
        occurrences: images.flatMap((used) => readImageWord(file, used, context)),
        builds: builtImages(file, builds, (word) => namesOf(word, valuesOf)),
    };
}

;// CONCATENATED MODULE: ./lib/scan/formats/azure-pipelines.js







const azurePipelines = {
    id: 'azure-pipelines',
    title: 'Azure Pipelines',
    paths: [
        '**/*azure-pipelines*.{yml,yaml}',
        '**/{.azure-pipelines,azure-pipelines,.azuredevops}/**/*.{yml,yaml}',
    ],
    comment: '#',
    scan: (file) => scanWithScripts(file, {
        needles: [],
        find: azure_pipelines_findImages,
        read: (source, text, document) => readImage(source, text, isTemplate(document)),
    }, (document) => mapsOf(document).map((map) => [child(document, map, 'script') ?? child(document, map, 'bash')])),
};
function isTemplate(document) {
    const has = (key) => child(document, document.root, key) !== undefined;
    return has('parameters') && !has('resources') && !has('trigger');
}
function azure_pipelines_findImages(document) {
    const resources = children(document, child(document, child(document, document.root, 'resources'), 'containers'));
    const names = new Set(resources.map((one) => textOf(document, child(document, one, 'container'))?.value));
    const isResource = (node) => names.has(textOf(document, node)?.value ?? '');
    const jobs = mapsOf(document).filter((map) => !resources.some((resource) => resource === map));
    return [
        ...resources.map((one) => child(document, one, 'image')),
        ...jobs.flatMap((job) => {
            const container = child(document, job, 'container');
            const services = children(document, child(document, job, 'services')).filter(dist/* isScalar */.jn);
            const image = (0,dist/* isScalar */.jn)(container) ? container : child(document, container, 'image');
            return [image, ...services].filter((node) => !isResource(node));
        }),
    ];
}
function readImage(file, text, inTemplate) {
    if (inTemplate && /^[\w-]+$/.test(text.value))
        return opaqueAt(file, text.span, 'variable', unresolved.pipelineContainer(text.value));
    return /\$[([{]/.test(text.value)
        ? opaqueAt(file, text.span, 'variable', unresolved.pipelineVariable(text.value))
        : literalText(file, text);
}

;// CONCATENATED MODULE: ./lib/scan/build-arguments.js


const maxBuilds = 200;
const build_arguments_maxValueLength = 4096;
function literalArgument(name, file, text) {
    const { value, span, exact, unclear } = text;
    if (unclear !== undefined)
        return unknownArgument(name, file, text, unclear);
    if (value.length > build_arguments_maxValueLength)
        return unknownArgument(name, file, text, unresolved.tooManyVariables);
    const noPlace = exact ? {} : { noPlace: notPinnable.passedIndirectly(name) };
    return { name, file, span, value: { text: value, ...noPlace } };
}
function unknownArgument(name, file, { span }, why) {
    return { name, file, span, value: { why } };
}
function interpolatedArguments(name, file, text, valuesOf) {
    const { value, exact } = text;
    if (!value.includes('$') || text.unclear !== undefined)
        return [literalArgument(name, file, text)];
    const lookup = (variable) => valuesOf(variable).at(-1)?.value;
    const expansion = expand(value, lookup);
    if (expansion.kind === 'unknown')
        return [unknownArgument(name, file, text, expansion.detail)];
    const resolved = literalArgument(name, file, { ...text, value: expansion.value, exact: false });
    const whole = exact ? wholeVariable(value) : undefined;
    const fallback = whole?.fallback;
    if (fallback === undefined || fallback.text.includes('$'))
        return [resolved];
    const start = text.span.start + fallback.offset;
    const span = { start, end: start + fallback.text.length };
    const byDefault = literalArgument(name, file, { value: fallback.text, span, exact: true });
    return lookup(whole?.name ?? '') ? [resolved, byDefault] : [byDefault];
}
function buildsOf(args) {
    const byName = new Map();
    for (const one of args) {
        const known = byName.get(one.name);
        if (known === undefined)
            byName.set(one.name, [one]);
        else
            known.push(one);
    }
    const values = [...byName.values()];
    const most = values.reduce((count, { length }) => Math.max(count, length), 0);
    return Array.from({ length: Math.min(most, maxBuilds + 1) }, (_, index) => values.flatMap((one) => one[index] ?? one[0] ?? []));
}

;// CONCATENATED MODULE: ./lib/scan/syntax/hcl-reference.js



function hclDefaults(values) {
    return new Map(values.flatMap((value) => {
        const [block, key, ...more] = value.path;
        if (value.kind !== 'string' || more.length > 0 || key === undefined)
            return [];
        const name = /^variable (?<name>[\w-]+)$/.exec(block ?? '')?.groups?.name;
        if (name !== undefined && key === 'default')
            return [[name, value]];
        return block === 'locals' ? [[`local.${key}`, value]] : [];
    }));
}
function hclOccurrence(file, value, defaults) {
    const { span, exact } = value;
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const whole = /^\$\{(?:var\.)?(?<name>(?:local\.)?[\w-]+)\}$/.exec(text)?.groups?.name;
    const declared = whole === undefined ? undefined : defaults.get(whole);
    if (declared !== undefined && declared.text !== '' && !declared.text.includes('$'))
        return { ...occurrenceAt(file, declared.span, declared.text, declared.exact), uses: [span] };
    if (!text.includes('${'))
        return occurrenceAt(file, span, text, exact);
    const shell = shellText(text);
    const expansion = expand(shell, (name) => defaults.get(name)?.text);
    if (expansion.kind === 'unknown') {
        const name = /\$\{(?<name>[^{}]*[.[(?][^{}]*)\}/.exec(shell)?.groups?.name;
        const detail = name === undefined ? expansion.detail : unresolved.notDefinedHere(name);
        return opaqueAt(file, span, 'variable', detail);
    }
    return occurrenceAt(file, span, expansion.value, exact);
}
function hclTextOf(value, defaults) {
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const expansion = expand(shellText(text), (name) => defaults.get(name)?.text);
    return expansion.kind === 'value' ? expansion.value : undefined;
}
function shellText(text) {
    return text.replace(/\$\{var\.(\w+)\}/g, '$${$1}');
}
function hclWithoutPrefix(value, length) {
    return {
        ...value,
        text: value.text.slice(length),
        span: { start: value.span.start + length, end: value.span.end },
    };
}

;// CONCATENATED MODULE: ./lib/scan/bake/hcl-targets.js




function hclTargets(hcl) {
    const byPath = new Map();
    for (const value of hcl.values) {
        const key = JSON.stringify(value.path);
        const known = byPath.get(key);
        if (known === undefined)
            byPath.set(key, [value]);
        else
            known.push(value);
    }
    const reader = new TargetReader(hcl, byPath);
    const blocks = new Map();
    for (const key of hcl.keys) {
        const [block = ''] = key.path;
        if (!block.startsWith('target '))
            continue;
        const known = blocks.get(block);
        if (known === undefined)
            blocks.set(block, [key]);
        else
            known.push(key);
    }
    const targets = [...blocks].map(([block, keys]) => reader.target(block.slice('target '.length), keys));
    return { targets, unknown: reader.unknown };
}
class TargetReader {
    hcl;
    byPath;
    unknown = [];
    parts;
    unset;
    constructor(hcl, byPath) {
        this.hcl = hcl;
        this.byPath = byPath;
        this.unset = new Set(hcl.values.flatMap(({ kind, text, path: [block = '', key] }) => kind === 'name' && text === 'null' && key === 'default' && block.startsWith('variable ')
            ? [block.slice('variable '.length)]
            : []));
        const uses = hcl.file.text.matchAll(/([^"]?)\$\{\s*(?:var\.)?([\w.-]{1,200})\s*\}([^"]?)/g);
        this.parts = new Set([...uses].flatMap(([, before, name = '', after]) => (before || after ? [name] : [])));
    }
    target(name, keys) {
        const args = new Map();
        let settings = {};
        let inherits = [];
        for (const key of keys) {
            const [, attribute = '', argument] = key.path;
            if (key.path.length === 3 && attribute === 'args' && argument !== undefined) {
                const values = this.argument(argument, key);
                if (values.length > 0)
                    args.set(argument, values);
            }
            else if (key.path.length !== 2)
                continue;
            else if (attribute === 'context')
                settings = { ...settings, context: this.path(key) };
            else if (attribute === 'dockerfile')
                settings = { ...settings, dockerfile: this.path(key) };
            else if (attribute === 'dockerfile-inline')
                settings = { ...settings, ...this.inline(key) };
            else if (attribute === 'inherits')
                inherits = this.valuesAt(key).flatMap((one) => this.textOf(one) ?? []);
            else if (attribute === 'args' && !/^"?\s*[=:]\s*\{/.test(this.behind(key)))
                this.tell(key, unresolved.argumentsExpression);
        }
        return { name, inherits, settings: { ...settings, args } };
    }
    argument(name, key) {
        const { file } = this.hcl;
        const number = /^"?\s*[=:]\s*(-?\d+(?:\.\d+)?)\s*(?:[,}\r\n#]|\/[/*]|$)/.exec(this.behind(key))?.[1];
        if (number !== undefined) {
            const start = file.text.indexOf(number, key.span.end);
            const span = { start, end: start + number.length };
            return [literalArgument(name, file, { value: String(Number(number)), span, exact: false })];
        }
        const value = this.onlyValue(key);
        if (value?.kind === 'name' && (value.text === 'null' || this.unset.has(value.text)))
            return [];
        const found = value === undefined ? undefined : this.valued(name, value);
        const why = value === undefined ? unresolved.argumentValue(name) : whyUnknown(value);
        return [found ?? unknownArgument(name, file, value ?? key, why)];
    }
    valued(name, value) {
        const { file, defaults } = this.hcl;
        if (value.kind === 'name' && /^(?:true|false)$/.test(value.text))
            return literalArgument(name, file, { value: value.text, span: value.span, exact: false });
        const whole = value.kind === 'name' ? value.text : /^\$\{(?:var\.)?([\w.-]+)\}$/.exec(value.text)?.[1];
        const declared = whole === undefined ? undefined : defaults.get(whole);
        if (declared !== undefined && declared.text !== '' && !/[$%]\{/.test(declared.text)) {
            const found = literalArgument(name, file, { ...declared, value: declared.text });
            if (!this.parts.has(whole ?? '') || 'why' in found.value)
                return found;
            return { ...found, value: { ...found.value, noPlace: notPinnable.partElsewhere(whole ?? '') } };
        }
        if (value.kind === 'string' && !/[$%]\{/.test(value.text))
            return literalArgument(name, file, { ...value, value: value.text });
        const text = this.textOf(value);
        return text === undefined
            ? undefined
            : literalArgument(name, file, { value: text, span: value.span, exact: false });
    }
    path(key) {
        const value = this.onlyValue(key);
        const text = value === undefined ? undefined : this.textOf(value);
        if (text !== undefined)
            return { text };
        const written = this.hcl.file.text.slice((value ?? key).span.start, (value ?? key).span.end);
        const why = value === undefined ? unresolved.expression : whyUnknown(value);
        this.tell(value ?? key, unresolved.path(written, why));
        return {};
    }
    inline(key) {
        const [value] = this.valuesAt(key);
        return value === undefined ? {} : { inline: value.span.start };
    }
    tell({ span }, detail) {
        this.unknown.push(opaqueAt(this.hcl.file, span, 'variable', detail));
    }
    textOf(value) {
        return value.kind === 'heredoc' || value.text.includes('%{')
            ? undefined
            : hclTextOf(value, this.hcl.defaults);
    }
    valuesAt({ path }) {
        return this.byPath.get(JSON.stringify(path)) ?? [];
    }
    onlyValue(key) {
        const { text } = this.hcl.file;
        const [value, ...more] = this.valuesAt(key);
        if (value === undefined || more.length > 0)
            return undefined;
        const between = text.slice(key.span.end, value.span.start);
        const after = text.slice(value.span.end, value.span.end + maxBlank);
        const isAlone = /^"?\s*[=:]\s*"?$/.test(between.slice(0, maxBlank)) && between.length < maxBlank;
        return isAlone && /^"?[ \t]*(?:[,}\r\n#]|\/[/*]|$)/.test(after) ? value : undefined;
    }
    behind({ span }) {
        return this.hcl.file.text.slice(span.end, span.end + maxBlank);
    }
}
function whyUnknown({ kind, text }) {
    return kind === 'name' ? unresolved.noDefault(text) : unresolved.hclExpression(text);
}
const maxBlank = 200;

;// CONCATENATED MODULE: ./lib/scan/bake/names.js




const pushes = /\btype=registry\b|\bpush=true\b/;
const names_scheme = 'target:';
function hclBuiltNames(file, values, defaults) {
    const isPushed = values.some(({ text }) => pushes.test(text));
    return values.flatMap((value) => {
        const [block, key, context] = value.path;
        if (block?.startsWith('target') !== true)
            return [];
        const at = { file: file.path, span: value.span };
        if (key === 'contexts')
            return value.text.startsWith(names_scheme) && context !== undefined
                ? [{ name: context, at, isPushed: false }]
                : [];
        return key === 'tags' ? [{ name: hclTextOf(value, defaults) ?? value.text, at, isPushed }] : [];
    });
}
function jsonBuiltNames(document, file) {
    const isPushed = pushes.test(document.text);
    return children(document, child(document, document.root, 'target')).flatMap((target) => {
        const tags = children(document, child(document, target, 'tags')).flatMap((node) => {
            const text = textOf(document, node);
            if (text === undefined)
                return [];
            const expansion = expand(text.value, () => undefined);
            const name = expansion.kind === 'value' ? expansion.value : text.value;
            return [{ name, at: { file: file.path, span: text.span }, isPushed }];
        });
        const contexts = entries(document, child(document, target, 'contexts')).flatMap(([name, node]) => {
            const text = textOf(document, node);
            return text?.value.startsWith(names_scheme) === true
                ? [{ name, at: { file: file.path, span: text.span }, isPushed: false }]
                : [];
        });
        return [...tags, ...contexts];
    });
}

;// CONCATENATED MODULE: ./lib/scan/bake/targets.js



const targets_maxDepth = 100;
const maxInherited = 200_000;
function bakeBuilds(file, targets) {
    const inheritance = new Inheritance(targets);
    const inline = new Map();
    const mentions = [];
    const passes = [];
    for (const name of new Set(targets.map((one) => one.name))) {
        const settings = inheritance.of(name);
        const builds = buildsOf([...settings.args.values()].flat());
        if (settings.inline === undefined) {
            const paths = dockerfilesOf(file, settings);
            mentions.push(...paths);
            for (const { path } of paths)
                passes.push(...builds.map((args) => ({ path, args })));
        }
        else
            addTo(inline, settings.inline, builds);
    }
    const problems = inheritance.isTooMuch ? [{ file: file.path, message: unscanned.tooManyInherited }] : [];
    return { mentions, passes, inline, problems };
}
function dockerfilesOf({ path }, { context, dockerfile }) {
    const folder = context === undefined ? '.' : context.text;
    const name = dockerfile === undefined ? 'Dockerfile' : dockerfile.text;
    if (folder === undefined)
        return [];
    const folders = [folderOf(path), ''].map((base) => pathFrom(base, folder));
    return mentionsFrom([...new Set(folders)], name, 'dockerfile');
}
class Inheritance {
    isTooMuch = false;
    known = new Map();
    byName = new Map();
    left = maxInherited;
    constructor(targets) {
        for (const target of targets)
            addTo(this.byName, target.name, [target]);
    }
    of(name, depth = 0) {
        const known = this.known.get(name);
        if (known !== undefined)
            return known;
        let settings = { args: new Map() };
        this.known.set(name, settings);
        if (depth > targets_maxDepth)
            this.isTooMuch = true;
        else
            for (const target of this.byName.get(name) ?? []) {
                for (const base of target.inherits)
                    settings = this.merged(settings, this.of(base, depth + 1));
                settings = this.merged(settings, target.settings);
            }
        this.known.set(name, settings);
        return settings;
    }
    merged(base, over) {
        this.left -= base.args.size + over.args.size;
        if (this.left < 0)
            this.isTooMuch = true;
        const args = this.left < 0 ? base.args : new Map([...base.args, ...over.args]);
        return { ...base, ...over, args };
    }
}
function addTo(map, key, more) {
    const known = map.get(key);
    if (known === undefined)
        map.set(key, [...more]);
    else
        known.push(...more);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/characters.js
const characters_space = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const characters_separator = /[\t\v\f\r ]/;
function isSpace(char) {
    return char !== undefined && characters_space.test(char);
}
function skipSpace(text, start, end) {
    let at = start;
    while (at < end && isSpace(text[at]))
        at += 1;
    return at;
}
function trimmedEnd(text, start, end) {
    let at = end;
    while (at > start && isSpace(text[at - 1]))
        at -= 1;
    return at;
}
function wordsIn(text, { start, end }) {
    const words = [];
    for (let at = start; at < end;) {
        const from = at;
        while (at < end && !characters_separator.test(text[at] ?? ''))
            at += 1;
        words.push({ start: from, end: at });
        while (at < end && characters_separator.test(text[at] ?? ''))
            at += 1;
    }
    return words;
}
function lower(text) {
    return text.replaceAll('İ', 'i').toLowerCase();
}
function isAs(text) {
    return /^a[sſ]$/i.test(text);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/syntax-json.js
const syntax_json_token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;
function syntaxInJson(text, start) {
    const json = text.slice(start);
    if (!/^[ \t\r\n]*\{/.test(json) || !isJson(json))
        return undefined;
    let depth = 0;
    let [isKey, isSyntax] = [true, false];
    let found;
    for (const { 0: one, index } of json.matchAll(syntax_json_token)) {
        if (one === '{' || one === '[')
            depth += 1;
        else if (one === '}' || one === ']')
            depth -= 1;
        else if (depth === 1 && (one === ',' || one === ':'))
            isKey = one === ',';
        else if (depth === 1 && isKey) {
            isSyntax = unescaped(one) === 'syntax';
            if (isSyntax)
                found = undefined;
        }
        else if (depth === 1 && isSyntax && one.startsWith('"')) {
            const from = start + index + 1;
            found = { start: from, end: from + one.length - 2, value: unescaped(one) };
        }
    }
    return found;
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function unescaped(literal) {
    const value = JSON.parse(literal);
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/directives.js


const directives_known = new Set(['syntax', 'escape', 'check']);
const blank = /[\t\n\f\r ]/;
function directivesIn(text) {
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    const { escape: token, refused } = parserDirectives(text, start);
    const syntax = syntaxIn(text, start);
    return {
        escape: token,
        ...(refused === undefined ? {} : { refused }),
        ...(syntax === undefined ? {} : { syntax }),
    };
}
function parserDirectives(text, start) {
    const seen = new Set();
    let token = '\\';
    for (const line of linesFrom(text, start)) {
        const end = withoutReturns(text, line);
        const directive = directiveAt(text, { start: skipSpace(text, line.start, end), end }, '#');
        if (directive === undefined)
            break;
        if (seen.has(directive.name))
            return { escape: token, refused: `the directive \`${directive.name}\` is given twice` };
        seen.add(directive.name);
        if (directive.name !== 'escape')
            continue;
        const value = text.slice(directive.start, directive.end);
        if (value !== '\\' && value !== '`')
            return { escape: token, refused: 'the directive `escape` is neither a backslash nor a backtick' };
        token = value;
    }
    return { escape: token };
}
function syntaxIn(text, start) {
    const from = text.startsWith('#!', start) ? lineEnd(text, start) + 1 : start;
    return syntaxAfter(text, from, '#') ?? syntaxAfter(text, from, '//') ?? syntaxInJson(text, from);
}
function syntaxAfter(text, start, comment) {
    const seen = new Set();
    for (const { start: first, end: last } of linesFrom(text, start)) {
        const line = { start: first, end: text[last - 1] === '\r' && last > first ? last - 1 : last };
        const directive = directiveAt(text, line, comment);
        if (directive === undefined || seen.has(directive.name))
            return undefined;
        seen.add(directive.name);
        if (directive.name !== 'syntax')
            continue;
        const space = text.indexOf(' ', directive.start);
        const end = space < 0 ? directive.end : Math.min(space, directive.end);
        return { start: directive.start, end, value: text.slice(directive.start, end) };
    }
    return undefined;
}
function directiveAt(text, line, comment) {
    if (!text.startsWith(comment, line.start))
        return undefined;
    const start = skipSpace(text, line.start + comment.length, line.end);
    const assigned = /^([a-z][a-z0-9]*)[\t\n\f\r ]*=/i.exec(text.slice(start, line.end));
    const name = assigned?.[1]?.toLowerCase() ?? '';
    if (assigned === null || !directives_known.has(name))
        return undefined;
    const equals = start + assigned[0].length;
    if (equals >= line.end)
        return undefined;
    let [from, to] = [equals, line.end];
    while (from < line.end - 1 && blank.test(text[from] ?? ''))
        from += 1;
    while (to > from + 1 && blank.test(text[to - 1] ?? ''))
        to -= 1;
    return { name, start: from, end: to };
}
function* linesFrom(text, start) {
    for (let at = start; at < text.length;) {
        const end = lineEnd(text, at);
        yield { start: at, end };
        at = end + 1;
    }
}
function lineEnd(text, start) {
    const newline = text.indexOf('\n', start);
    return newline < 0 ? text.length : newline;
}
function withoutReturns(text, { start, end }) {
    let last = end;
    while (last > start && text[last - 1] === '\r')
        last -= 1;
    return last;
}

;// CONCATENATED MODULE: ./lib/model/mirror.js
function mirroredImage(image, mirrors) {
    const name = `${image.registry}/${image.repository}/`;
    const prefixes = Object.keys(mirrors).map(withoutSlash);
    const matching = prefixes.filter((prefix) => prefix !== '' && name.startsWith(`${prefix}/`));
    const longest = matching.reduce((best, prefix) => (prefix.length > best.length ? prefix : best), '');
    const [, original] = Object.entries(mirrors).find(([prefix]) => withoutSlash(prefix) === longest) ?? [];
    if (longest === '' || original === undefined)
        return image;
    const rest = name.slice(longest.length + 1, -1);
    const [registry = '', ...path] = [...withoutSlash(original).split('/'), ...(rest === '' ? [] : [rest])];
    if (path.length === 0)
        return image;
    const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
    return { ...image, registry, repository: [...implied, ...path].join('/') };
}
function withoutSlash(prefix) {
    return prefix.replace(/\/$/, '');
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/frontend.js



const frontends = /^docker\/dockerfile(?:-upstream)?$/;
const beforeHeredocs = /^(?:0|1\.[0-3])(?:$|\.|-(?!labs))/;
const syntaxArgument = 'BUILDKIT_SYNTAX';
function frontendIn(syntax, hasHeredocs, file, place, mirrors) {
    if (syntax === undefined)
        return { occurrences: [] };
    const { value, start, end } = syntax;
    const span = { start, end };
    const problem = { file: file.path, span: place.outer(span), message: unscanned.frontend(value) };
    const parsed = parseImage(value);
    if (parsed.kind === 'invalid')
        return { occurrences: end > start ? [place.opaque(span, 'invalid', parsed.why)] : [], problem };
    const occurrences = [place.written(span, value)];
    return isKnownFrontend(parsed.image, hasHeredocs, mirrors) ? { occurrences } : { occurrences, problem };
}
function isKnownFrontend(image, hasHeredocs, mirrors) {
    const { registry, repository, tag = '' } = mirroredImage(image, mirrors);
    const isOwn = registry === 'docker.io' && frontends.test(repository);
    return isOwn && !(hasHeredocs && beforeHeredocs.test(tag));
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/lexer-types.js
class WordError extends Error {
    isUnset;
    constructor(message, isUnset = false) {
        super(message);
        this.isUnset = isUnset;
    }
}
class LimitError extends Error {
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/values.js

function tracedIn(line, text, start, end) {
    const at = [];
    for (let index = start; index < end; index += 1)
        at.push(line.offset(index));
    return { text: text.slice(start, end), at };
}
function unwritten(text) {
    return { text, at: Array.from(text, () => -1) };
}
function slice({ text, at }, start, end) {
    return { text: text.slice(start, end), at: at.slice(start, end) };
}
function joined(parts) {
    const at = [];
    let text = '';
    for (const part of parts) {
        text += part.text;
        for (const offset of part.at)
            at.push(offset);
    }
    return { text, at };
}
function combined(first, second) {
    return compact({
        automatic: first.automatic ?? second.automatic,
        parameter: first.parameter ?? second.parameter,
        branches: first.branches || second.branches ? true : undefined,
        passed: bothOf(first.passed, second.passed),
    });
}
function bothOf(first, second) {
    if (first === undefined || second === undefined)
        return first ?? second;
    return [...new Set([...first, ...second])];
}
function isContiguous({ at }) {
    const [first = -1] = at;
    return first >= 0 && at.every((offset, index) => offset === first + index);
}
function values_isSame(one, other) {
    return one.text === other.text && one.at.every((offset, index) => offset === other.at[index]);
}
function beginsIn({ at }, word) {
    const offset = at[0] ?? -1;
    return offset >= (word.at[0] ?? 0) && offset <= (word.at.at(-1) ?? -1);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/patterns.js

function patternOf(text) {
    const segments = [[]];
    const chars = [...text.replace(/^\uFEFF/, '')];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at] ?? '';
        const next = chars[at + 1];
        if (char === '*')
            segments.push([]);
        else if (char === '?')
            segments.at(-1)?.push(null);
        else if (char !== '\\')
            segments.at(-1)?.push(char);
        else if (next === '*' || next === '?' || next === '\\') {
            segments.at(-1)?.push(next);
            at += 1;
        }
        else if (next !== '}' && next !== '/')
            return undefined;
    }
    return { segments };
}
function trimPrefix(value, pattern, greedy, pay) {
    const parsed = patternOf(pattern);
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text];
    const end = endFrom(parsed, chars, 0, greedy, pay);
    return end === undefined ? value : slice(value, chars.slice(0, end).join('').length);
}
function withoutSuffix(value, pattern, greedy, pay) {
    const parsed = patternOf(reversed(pattern));
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text].reverse();
    const end = endFrom(parsed, chars, 0, greedy, pay);
    return end === undefined ? value : slice(value, 0, value.text.length - chars.slice(0, end).join('').length);
}
function endFrom({ segments }, chars, start, greedy, pay) {
    const [first = [], ...more] = segments;
    if (!fits(first, chars, start, pay))
        return undefined;
    let at = start + first.length;
    const last = more.pop();
    for (const segment of more) {
        while (at + segment.length <= chars.length && !fits(segment, chars, at, pay))
            at += 1;
        if (at + segment.length > chars.length)
            return undefined;
        at += segment.length;
    }
    if (last === undefined)
        return at;
    const latest = chars.length - last.length;
    if (greedy) {
        for (let from = latest; from >= at; from -= 1)
            if (fits(last, chars, from, pay))
                return from + last.length;
        return undefined;
    }
    for (let from = at; from <= latest; from += 1)
        if (fits(last, chars, from, pay))
            return from + last.length;
    return undefined;
}
function fits(segment, chars, start, pay) {
    if (start + segment.length > chars.length)
        return false;
    for (let at = 0; at < segment.length; at += 1) {
        pay(1);
        const one = segment[at];
        if (one !== null && one !== chars[start + at])
            return false;
    }
    pay(1);
    return true;
}
function reversed(pattern) {
    const chars = [...pattern];
    const out = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at] ?? '';
        const isEscape = char === '\\' && at < chars.length - 1;
        out.push(isEscape ? `${char}${chars[at + 1]}` : char);
        if (isEscape)
            at += 1;
    }
    return out.reverse().join('');
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/replacement.js


function replaced(value, pattern, by, all, pay) {
    const parsed = patternOf(pattern);
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text];
    const index = [0];
    for (const char of chars)
        index.push((index.at(-1) ?? 0) + char.length);
    const part = (start, end) => slice(value, index[start] ?? 0, index[end]);
    const parts = [];
    let done = 0;
    for (let from = 0; from <= chars.length;) {
        const match = firstMatch(parsed, chars, from, pay);
        if (match === undefined)
            break;
        parts.push(part(done, match.start));
        if (match.end > done || match.start === 0 || !all)
            parts.push(all ? filledIn(by, part(match.start, match.end)) : by);
        done = match.end;
        if (!all)
            break;
        from = Math.max(from + 1, match.end);
    }
    return joined([...parts, part(done, chars.length)]);
}
function firstMatch(pattern, chars, from, pay) {
    for (let start = from; start <= chars.length; start += 1) {
        const end = endFrom(pattern, chars, start, true, pay);
        if (end !== undefined)
            return { start, end };
        if (pattern.segments.length > 1 && pattern.segments[0]?.length === 0)
            return undefined;
    }
    return undefined;
}
function filledIn(by, match) {
    if (!by.text.includes('$'))
        return by;
    const parts = [];
    let done = 0;
    for (const { 0: all, index, groups } of by.text.matchAll(/\$(?:(?<dollar>\$)|\{(?<braced>[\p{L}\p{Nd}_]+)\}|(?<bare>[\p{L}\p{Nd}_]+))/gu)) {
        const name = groups?.braced ?? groups?.bare;
        parts.push(slice(by, done, index));
        parts.push(groups?.dollar !== undefined ? unwritten('$') : /^0+$/.test(name ?? '') ? match : unwritten(''));
        done = index + all.length;
    }
    return joined([...parts, slice(by, done)]);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/operators.js





const operators_nothing = unwritten('');
function isOperator(operator) {
    return /^(?:[-+?#%]|:[^#%])$/.test(operator);
}
function takesPattern(operator) {
    return operator === '#' || operator === '%';
}
function branchesOn(operator, value) {
    return value.automatic !== undefined && (value.text === '' || !/[-?]/.test(operator));
}
function operated({ name, operator, value, word, isOpen }, pay) {
    const isUnset = value === undefined || (operator.length > 1 && value.text === '');
    if (operator.endsWith('-'))
        return isUnset ? word : value;
    if (operator.endsWith('+'))
        return isUnset ? operators_nothing : word;
    if (takesPattern(operator))
        return trimmed(operator, value ?? operators_nothing, word.text, pay);
    if (!operator.endsWith('?'))
        throw new WordError(`\`${operator}\` is not an operator of a variable`);
    if (isUnset)
        throw new WordError(unresolved.mustBeSet(name, word.text), isOpen);
    return value;
}
function trimmed(operator, value, pattern, pay) {
    const greedy = pattern.startsWith(operator);
    const trim = operator === '#' ? trimPrefix : withoutSuffix;
    return matched(trim(value, greedy ? pattern.slice(1) : pattern, greedy, pay), pay);
}
function replacing(value, pattern, by, all, pay) {
    return matched(replaced(value ?? operators_nothing, pattern, by, all, pay), pay);
}
function matched(result, pay) {
    if (result === undefined)
        throw new WordError('a pattern has an invalid escape');
    pay(result.text.length);
    return result;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/cursor.js

class LexerCursor {
    word;
    position;
    constructor(word) {
        this.word = word;
        this.position = word.text.startsWith('\uFEFF') ? 1 : 0;
    }
    peek() {
        return this.word.text[this.position];
    }
    take(length) {
        const taken = slice(this.word, this.position, this.position + length);
        this.position += length;
        return taken;
    }
    run(pattern) {
        pattern.lastIndex = this.position;
        return this.take(pattern.exec(this.word.text)?.[0].length ?? 0);
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/words.js

class Words {
    unfinished;
    words = [];
    isIn = false;
    constructor(unfinished) {
        this.unfinished = unfinished;
        unfinished.text = '';
    }
    add(text) {
        if (!/\s|\u0085/.test(text)) {
            if (text !== '')
                this.addRaw(text);
            return;
        }
        for (const char of text) {
            if (!isSpace(char))
                this.addRaw(char);
            else if (this.isIn && this.unfinished.text !== '') {
                this.push();
                this.isIn = false;
            }
        }
    }
    addRaw(text) {
        this.unfinished.text += text;
        this.isIn = true;
    }
    end() {
        if (this.unfinished.text !== '')
            this.push();
        return this.words;
    }
    push() {
        this.words.push(this.unfinished.text);
        this.unfinished.text = '';
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/quoting.js




const quoting_maxDepth = 200;
const quoting_plain = { outside: /[^$<'"\\`}/]+/y, single: /[^']+/y, double: /[^$"\\`]+/y };
class QuotedText {
    rules;
    pay;
    cursor;
    depth = 0;
    isRaw;
    unfinished = { text: '' };
    constructor(word, rules, pay) {
        this.rules = rules;
        this.pay = pay;
        this.cursor = new LexerCursor(word);
        this.isRaw = rules.rawEscapes === true;
    }
    until(stop, isRaw) {
        this.depth += 1;
        if (this.depth > quoting_maxDepth)
            throw new LimitError('variables are nested too deeply');
        const outer = this.isRaw;
        this.isRaw = isRaw;
        const parts = [];
        const words = new Words(this.unfinished);
        for (let char = this.cursor.peek(); char !== undefined && char !== stop; char = this.cursor.peek())
            parts.push(this.part(char, words));
        if (stop !== undefined && this.cursor.peek() === undefined)
            throw new WordError(`a closing \`${stop}\` is missing`);
        this.cursor.take(1);
        this.isRaw = outer;
        this.depth -= 1;
        const value = joined(parts);
        this.pay(value.text.length);
        return { value, words: words.end() };
    }
    part(char, words) {
        if (char === '"' || char === "'" || char === '<') {
            const value = char === '<' ? this.angle() : char === '"' ? this.double() : this.single();
            words.addRaw(value.text);
            return value;
        }
        if (char === this.rules.escape)
            return this.escaped(words);
        const run = this.cursor.run(quoting_plain.outside);
        const value = char === '$' ? this.variable() : run.text === '' ? this.cursor.take(1) : run;
        words.add(value.text);
        return value;
    }
    escaped(words) {
        const parts = this.isRaw
            ? [this.cursor.take(1), this.cursor.take(1)]
            : [this.cursor.take(1), this.cursor.take(1)].slice(1);
        for (const { text } of parts)
            if (text !== '')
                words.addRaw(text);
        return joined(parts);
    }
    single() {
        return this.quoted("'", () => this.cursor.run(quoting_plain.single));
    }
    double() {
        return this.quoted('"', () => {
            if (this.cursor.peek() === '$')
                return this.variable();
            const run = this.cursor.run(quoting_plain.double);
            if (run.text !== '')
                return run;
            const one = this.cursor.take(1);
            if (one.text !== this.rules.escape)
                return one;
            const next = this.cursor.peek() ?? '';
            const shown = next === '"' || next === '$' || next === one.text ? this.cursor.take(1) : one;
            return this.isRaw ? joined([one, shown]) : shown;
        });
    }
    quoted(quote, read) {
        const parts = [this.cursor.take(1)];
        while (this.cursor.peek() !== quote) {
            if (this.cursor.peek() === undefined)
                throw new WordError(`a closing \`${quote}\` is missing`);
            parts.push(read());
        }
        parts.push(this.cursor.take(1));
        return joined(this.rules.rawQuotes ? parts : parts.slice(1, -1));
    }
    angle() {
        return this.cursor.run(/<<[\t\r ]*|</y);
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/lexer.js




const variableName = /\p{Nd}+|[@*#?\-$!]|[\p{L}\p{Nd}_]+/uy;
const lexer_nothing = unwritten('');
function lex(word, rules, lookup, pay) {
    return new Lexer(word, rules, lookup, pay).all();
}
class Lexer extends QuotedText {
    lookup;
    unsure = {};
    hasPatterns = false;
    constructor(word, rules, lookup, pay) {
        super(word, rules, pay);
        this.lookup = lookup;
    }
    all() {
        const { value, words } = this.until(undefined, this.rules.rawEscapes === true);
        return { ...value, ...this.unsure, words, hasPatterns: this.hasPatterns };
    }
    variable() {
        const dollar = this.cursor.take(1);
        if (this.cursor.peek() !== '{') {
            const name = this.cursor.run(variableName).text;
            return name === '' ? dollar : this.shown(this.lookedUp(name), `$${name}`);
        }
        this.cursor.take(1);
        if ('{}:'.includes(this.cursor.peek() ?? ''))
            throw new WordError('a variable has no name');
        const name = this.cursor.run(variableName).text;
        const value = this.lookedUp(name);
        const operator = this.cursor.take(1).text;
        if (operator === '')
            throw new WordError('a closing `}` is missing');
        if (operator === '}')
            return this.shown(value, `\${${name}}`);
        if (operator === '/')
            return this.replacement(name, value);
        return this.modified(name, operator === ':' ? `:${this.cursor.take(1).text}` : operator, value);
    }
    shown(value, written) {
        return value ?? (this.rules.keepsUnset ? unwritten(written) : lexer_nothing);
    }
    modified(name, operator, value) {
        if (!isOperator(operator))
            throw new WordError(`\`${operator}\` is not an operator of a variable`);
        const word = this.until('}', takesPattern(operator)).value;
        this.hasPatterns ||= takesPattern(operator);
        if (value === undefined && this.rules.keepsUnset)
            return unwritten(`\${${name}${operator}${word.text}}`);
        if (value !== undefined && branchesOn(operator, value))
            this.branch();
        const isOpen = this.lookup(name)?.parameter !== undefined;
        return operated({ name, operator, value, word, isOpen }, this.pay);
    }
    replacement(name, value) {
        const isAll = this.cursor.run(/\/?/y).text !== '';
        const pattern = this.until('/', true).value.text;
        const by = this.until('}', true).value;
        this.hasPatterns = true;
        if (value === undefined && this.rules.keepsUnset)
            return unwritten(`\${${name}/${pattern}/${by.text}}`);
        if (value?.automatic !== undefined)
            this.branch();
        return replacing(value, pattern, by, isAll, this.pay);
    }
    branch() {
        this.unsure = { ...this.unsure, branches: true };
    }
    lookedUp(name) {
        const value = this.lookup(name);
        if (value === undefined)
            return undefined;
        this.unsure = combined(this.unsure, value);
        this.pay(value.text.length);
        return value.unset ? undefined : value;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/platform-arguments.js
const automatic = {
    BUILDPLATFORM: 'linux/amd64',
    BUILDOS: 'linux',
    BUILDOSVERSION: '',
    BUILDARCH: 'amd64',
    BUILDVARIANT: '',
    TARGETPLATFORM: 'linux/amd64',
    TARGETOS: 'linux',
    TARGETOSVERSION: '',
    TARGETARCH: 'amd64',
    TARGETVARIANT: '',
    TARGETSTAGE: 'default',
};

;// CONCATENATED MODULE: ./lib/scan/dockerfile/environment.js






const nothingPassed = { args: new Map(), isUsed: false };
class Environment {
    token;
    pay;
    passing;
    definitions = [];
    refused;
    entries = new Map();
    constructor(globals, token, pay, passing = nothingPassed) {
        this.token = token;
        this.pay = pay;
        this.passing = passing;
        for (const [name, text] of Object.entries(automatic)) {
            const branches = name === 'TARGETSTAGE' ? { branches: true } : {};
            this.entries.set(name, { value: { ...unwritten(text), automatic: name, ...branches } });
            this.override(name);
        }
        for (const argument of globals) {
            if (!this.override(argument.name))
                this.declare(argument);
            this.mark(argument.name);
        }
    }
    override(name) {
        const argument = this.passing.isUsed ? this.passing.args.get(name) : undefined;
        if (argument === undefined)
            return false;
        const passed = [argument];
        const { value } = argument;
        const unknown = { ...unwritten(''), unset: true, parameter: name, passed };
        this.entries.set(name, { value: 'why' in value ? unknown : { ...unwritten(value.text), passed } });
        return true;
    }
    mark(name) {
        const argument = this.passing.args.get(name);
        const entry = this.entries.get(name);
        if (argument === undefined || entry === undefined)
            return;
        const { value, definition } = entry;
        const passed = [...new Set([...(value.passed ?? []), argument])];
        this.entries.set(name, { value: { ...value, passed }, ...compact({ definition }) });
    }
    expand(word) {
        const used = new Set();
        const last = /^\$\{?([\p{L}\p{Nd}_]+)/u.exec(word.text.slice(word.text.lastIndexOf('$')))?.[1] ?? '';
        let [unsure, hasVariables] = [{}, false];
        let undeclared;
        const lookup = (name) => {
            hasVariables = true;
            const entry = this.entries.get(name);
            if (entry?.definition !== undefined)
                used.add(entry.definition);
            if (entry === undefined)
                undeclared ??= name;
            else
                unsure = combined(unsure, entry.value);
            return entry?.value;
        };
        try {
            const { text, at, ...rest } = lex(word, { escape: this.token }, lookup, this.pay);
            const { words: _, hasPatterns, ...inner } = rest;
            const value = { text, at, ...combined(inner, unsure) };
            return {
                value,
                used,
                last,
                hasVariables,
                hasPatterns,
                ...(undeclared === undefined ? {} : { undeclared }),
            };
        }
        catch (error) {
            const isLimit = error instanceof LimitError;
            if (!isLimit && !(error instanceof WordError))
                throw error;
            const isUnset = error instanceof WordError && error.isUnset;
            const value = { ...unwritten(''), ...unsure };
            return { value, why: error.message, isUnset, isLimit, used, last, hasVariables, hasPatterns: false };
        }
    }
    declare({ name, value }) {
        if (value === undefined) {
            if (!this.entries.has(name))
                this.entries.set(name, { value: { ...unwritten(''), unset: true, parameter: name } });
            return;
        }
        const expansion = this.expand(value);
        if (expansion.why !== undefined)
            this.fail(name, value.at[0], expansion, expansion.why);
        else
            this.define(name, value, expansion);
    }
    define(name, written, expansion) {
        const { value, used, last, hasVariables, hasPatterns } = expansion;
        for (const one of used) {
            if (hasPatterns || !values_isSame(one.value, value) || !one.names.has(last))
                one.isPart = true;
            if (hasPatterns)
                one.isMatched = true;
        }
        const alias = [...used].find((one) => one.isLiteral && one.names.has(last) && values_isSame(one.value, value));
        const definition = alias ?? {
            name,
            names: new Set(),
            value,
            written,
            isLiteral: !hasVariables,
            isPart: false,
            isMatched: false,
            users: 0,
        };
        definition.names.add(name);
        if (alias === undefined)
            this.definitions.push(definition);
        this.entries.set(name, { value, definition });
    }
    fail(name, offset, expansion, why) {
        const { value, isUnset, isLimit } = expansion;
        const isOpen = isUnset && value.parameter !== undefined;
        if (!isOpen)
            this.refused ??= {
                message: isLimit
                    ? unscanned.dockerfileLimit(why)
                    : unscanned.dockerfile(`ARG ${name.slice(0, 40)}: ${why}`),
                ...compact({ offset }),
            };
        this.entries.set(name, { value: { ...value, unset: true, parameter: value.parameter ?? name } });
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/passed.js







function imagesOfBuilds(file, builds, pay) {
    const tooMany = builds.length > maxBuilds;
    const found = builds.slice(0, maxBuilds).flatMap((build) => imagesOfBuild(file, build, pay));
    return {
        occurrences: found.flatMap(({ occurrence }) => occurrence),
        problems: [
            ...found.flatMap(({ problem }) => problem ?? []),
            ...(tooMany ? [{ file: file.path, message: unscanned.tooManyBuilds(maxBuilds) }] : []),
        ],
    };
}
function imagesOfBuild(file, build, pay) {
    const { globals, froms } = file.reading;
    const args = new Map(build.map((one) => [one.name, one]));
    const environment = new Environment(globals, file.token, pay, { args, isUsed: true });
    const stages = new Set();
    const bases = froms.flatMap(({ image, stage }) => {
        const expansion = environment.expand(image);
        const { text, branches } = expansion.value;
        const isStage = stages.has(text) || text === 'scratch';
        if (stage !== undefined)
            stages.add(stage);
        return isStage && !branches ? [] : baseOf(file, expansion);
    });
    const frontend = args.get(syntaxArgument);
    return [...bases, ...(frontend === undefined ? [] : [frontendOf(file, frontend)])];
}
function baseOf({ path }, expansion) {
    const { value, why, isUnset, isLimit } = expansion;
    const { passed = [] } = value;
    const [argument] = passed;
    if (argument === undefined)
        return [];
    for (const one of passed)
        if ('why' in one.value)
            return [{ occurrence: opaque(one, one.value.why) }];
    const isOpen = why === undefined || isUnset === true;
    if (isOpen && value.automatic !== undefined)
        return [{ occurrence: opaque(argument, unresolved.setByBuild(value.automatic)) }];
    const parsed = parseImage(value.text);
    if (isOpen && parsed.kind === 'image')
        return [{ occurrence: imageAt(argument, expansion, path) }];
    if (isOpen && value.parameter !== undefined)
        return [{ occurrence: opaque(argument, unresolved.noDefault(value.parameter)) }];
    const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
    const { file, span, name } = argument;
    const message = isLimit
        ? unscanned.dockerfileLimit(wrong)
        : unscanned.passedRefused(name, path, value.text, wrong);
    return [
        {
            occurrence: opaqueAt(file, span, isLimit ? 'variable' : 'invalid', wrong),
            problem: { file: file.path, span, message },
        },
    ];
}
function imageAt(argument, { value, hasPatterns }, path) {
    const { file, span, value: given } = argument;
    const isWhole = 'text' in given && given.text === value.text && value.at.every((offset) => offset < 0);
    if (!isWhole || hasPatterns || value.passed?.length !== 1)
        return resolvedAt(file, span, value.text, notPinnable.passedInPart(path));
    return wholeAt(argument, value.text, given.noPlace);
}
function wholeAt({ file, span }, text, noPlace) {
    return noPlace === undefined ? occurrenceAt(file, span, text) : resolvedAt(file, span, text, noPlace);
}
function opaque({ file, span }, why) {
    return opaqueAt(file, span, 'variable', why);
}
function frontendOf({ reading, mirrors }, argument) {
    const { file, span, value } = argument;
    if ('why' in value)
        return { occurrence: opaque(argument, value.why) };
    const [name = ''] = value.text.trim().split(' ');
    const noPlace = name === value.text ? value.noPlace : notPinnable.passedIndirectly(syntaxArgument);
    const occurrence = wholeAt(argument, name, noPlace);
    if (occurrence.kind === 'image' && isKnownFrontend(occurrence.image, reading.hasHeredocs, mirrors))
        return { occurrence };
    return { occurrence, problem: { file: file.path, span, message: unscanned.frontend(name) } };
}
function overridable(one, passed = []) {
    const [argument] = passed;
    if (argument === undefined || one.pin.kind === 'refused')
        return one;
    return { ...one, pin: refused(notPinnable.passed(argument.name, argument.file.path)) };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/lines.js

const maxLineBytes = 65_535;
class lines_Lines {
    text;
    token;
    position;
    tooLong;
    constructor(text, token, position = text.startsWith('\uFEFF') ? 1 : 0) {
        this.text = text;
        this.token = token;
        this.position = position;
    }
    physical() {
        const { text, position: start } = this;
        if (start >= text.length)
            return undefined;
        const newline = text.indexOf('\n', start);
        let end = newline < 0 ? text.length : newline;
        this.position = end + 1;
        if (isTooLong(text, start, end))
            this.tooLong ??= start;
        while (end > start && text[end - 1] === '\r')
            end -= 1;
        return { start, end };
    }
    logical() {
        for (let first = this.physical(); first !== undefined; first = this.physical()) {
            const start = skipSpace(this.text, first.start, first.end);
            if (this.text[start] === '#' && start < first.end)
                continue;
            const end = this.continuedAt({ start, end: first.end });
            if (end !== undefined)
                return lineOf(this.text, this.joined({ start, end }));
            if (start < first.end)
                return lineOf(this.text, [{ start, end: first.end }]);
        }
        return undefined;
    }
    joined(first) {
        const pieces = [first];
        for (let more = this.physical(); more !== undefined; more = this.physical()) {
            const word = skipSpace(this.text, more.start, more.end);
            if (word === more.end || this.text[word] === '#')
                continue;
            const end = this.continuedAt(more);
            pieces.push({ start: more.start, end: end ?? more.end });
            if (end === undefined)
                break;
        }
        return pieces;
    }
    continuedAt({ start, end }) {
        let last = end - 1;
        while (last >= start && (this.text[last] === ' ' || this.text[last] === '\t'))
            last -= 1;
        if (last < start || this.text[last] !== this.token)
            return undefined;
        return last > start && this.text[last - 1] === this.token ? undefined : last;
    }
}
function isTooLong(text, start, end) {
    const isShort = (end - start) * 3 <= maxLineBytes;
    return !isShort && Buffer.byteLength(text.slice(start, end)) > maxLineBytes;
}
function lineOf(text, pieces) {
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined)
        return { text: text.slice(only.start, only.end), offset: (index) => only.start + index };
    const begins = [];
    let joined = '';
    for (const piece of pieces) {
        begins.push(joined.length);
        joined += text.slice(piece.start, piece.end);
    }
    return { text: joined, offset: (index) => offsetIn(pieces, begins, index) };
}
function offsetIn(pieces, begins, index) {
    let [low, high] = [0, begins.length - 1];
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((begins[middle] ?? 0) <= index)
            low = middle;
        else
            high = middle - 1;
    }
    return (pieces[low]?.start ?? 0) + index - (begins[low] ?? 0);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/line-room.js

const digestLength = 'sha256:'.length + 64;
const minLong = Math.floor(maxLineBytes / 12);
class LineRoom {
    long = [];
    constructor(text) {
        for (let start = 0; start < text.length;) {
            const newline = text.indexOf('\n', start);
            const end = newline < 0 ? text.length : newline;
            if (end - start >= minLong)
                this.long.push({ start, end, bytes: Buffer.byteLength(text.slice(start, end)) });
            start = end + 1;
        }
    }
    take(offset, lead) {
        const line = this.lineAt(offset);
        if (line === undefined)
            return true;
        const length = lead.length + digestLength;
        if (line.bytes + length > maxLineBytes)
            return false;
        line.bytes += length;
        return true;
    }
    lineAt(offset) {
        let [low, high] = [0, this.long.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.long[middle]?.start ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        const found = this.long[low];
        return found !== undefined && offset >= found.start && offset <= found.end ? found : undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/name-parts.js

function tagIn(name) {
    const { colon } = boundsOf(name);
    return colon < 0 ? undefined : slice(name, colon + 1);
}
function endStart(name) {
    return boundsOf(name).start;
}
function hasOwnEnd(word, name, source) {
    const [first = 0, last = -1] = [word.at[0], word.at.at(-1)];
    const { start, colon, end } = boundsOf(name);
    const isOwn = name.at.slice(start, end).every((offset) => offset >= first && offset <= last);
    const from = name.at[start];
    if (!isOwn || from === undefined)
        return false;
    const lastOfName = name.at[end - 1] ?? from;
    const within = source.slice(from, lastOfName + 1);
    const digest = name.at[end];
    if (source.slice(lastOfName + 1, last + 1).includes('$'))
        return false;
    if (digest !== undefined && source.slice(lastOfName + 1, digest).includes('}'))
        return false;
    const isNamedAlone = colon >= 0 || digest !== undefined || pathStart.test(source.slice(first, from));
    if (!/[${}]/.test(within))
        return isNamedAlone;
    const [ofColon, ofTag] = [name.at[colon], name.at[colon + 1]];
    if (colon < 0 || ofColon === undefined || ofTag === undefined)
        return false;
    const isPlain = !/[${}]/.test(source.slice(from, ofColon) + source.slice(ofTag, lastOfName + 1));
    return isPlain && tagDefault.test(source.slice(ofColon, ofTag));
}
function hasOwnPath(word, name, source) {
    const { start, colon, end } = boundsOf(name);
    const own = slice(name, start, colon < 0 ? end : colon);
    const [from, to] = [own.at[0], own.at.at(-1)];
    if (from === undefined || to === undefined || !beginsIn(own, word))
        return false;
    return to >= from && !/[${}]/.test(source.slice(from, to + 1));
}
const pathStart = /(?:^|\/)["']*(?:\$\{\w+:?[-+]["']*)*$/;
const tagDefault = /^:\$\{\w+:?-$/;
function boundsOf({ text }) {
    const at = text.indexOf('@');
    const end = at < 0 ? text.length : at;
    const start = text.lastIndexOf('/', end - 1) + 1;
    const colon = text.indexOf(':', start);
    return { start, colon: colon < end ? colon : -1, end };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/place.js






const sameOffsets = { start: (index) => index, end: (index) => index };
const place_filler = /\uE000/;
class DockerfilePlace {
    file;
    text;
    offsets;
    isCovered;
    room;
    constructor(file, text, offsets, isCovered) {
        this.file = file;
        this.text = text;
        this.offsets = offsets;
        this.isCovered = isCovered;
        this.room = new LineRoom(text);
    }
    spanOf({ at }) {
        return { start: at[0] ?? 0, end: (at.at(-1) ?? -1) + 1 };
    }
    unquoted(word) {
        const { start, end } = this.spanOf(word);
        const quote = this.text[start];
        const isQuoted = end - start > 2 && (quote === '"' || quote === "'") && this.text[end - 1] === quote;
        return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
    }
    outer({ start, end }) {
        const from = this.offsets.start(start);
        return { start: from, end: end > start ? this.offsets.end(end) : from };
    }
    textOf({ start, end }) {
        return this.text.slice(start, end);
    }
    hasOwnEnd(word, name) {
        return hasOwnEnd(word, name, this.text);
    }
    hasOwnPath(word, name) {
        return hasOwnPath(word, name, this.text);
    }
    isTemplated(word, text) {
        return this.isCovered && (place_filler.test(text) || place_filler.test(this.textOf(this.spanOf(word))));
    }
    templated(span) {
        const { start, end } = this.outer(span);
        return this.opaque(span, 'template', unresolved.template(this.file.text.slice(start, end)));
    }
    opaque(span, why, detail) {
        return opaqueAt(this.file, this.outer(span), why, detail);
    }
    image(span, name, pin) {
        const parsed = parseImage(name);
        if (parsed.kind === 'invalid')
            throw new RangeError(parsed.why);
        const at = { file: this.file.path, span: this.outer(span) };
        const raw = this.file.text.slice(at.span.start, at.span.end);
        return { kind: 'image', at, raw, image: parsed.image, pin: this.outerPin(pin) };
    }
    written(span, name) {
        const at = name.indexOf('@');
        const isPlain = this.text.slice(span.start, span.end) === name;
        const start = at < 0 ? span.end : span.start + at;
        const lead = at < 0 && !/:[^/]*$/.test(name) ? digestLead({}) : '@';
        const pin = { kind: 'place', lead, span: { start, end: span.end } };
        return this.image(span, name, isPlain ? pin : refused(notPinnable.escapes));
    }
    outerPin(pin) {
        if (pin.kind === 'refused')
            return pin;
        const { start, end } = pin.span;
        if (start === end) {
            const at = this.offsets.end(end);
            return this.room.take(start, pin.lead)
                ? { ...pin, span: { start: at, end: at } }
                : refused(notPinnable.longLine);
        }
        const span = this.outer(pin.span);
        const isWritten = this.file.text.slice(span.start, span.end) === this.text.slice(start, end);
        return isWritten ? { ...pin, span } : refused(notPinnable.escapes);
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/arguments.js

function jsonList({ text, rest }) {
    const start = skipSpace(text, rest.start, rest.end);
    if (text[start] !== '[' || start === rest.end)
        return undefined;
    const list = arguments_parsed(text.slice(start, rest.end));
    if (!Array.isArray(list))
        return undefined;
    if (list.every((one) => typeof one === 'string'))
        return list;
    return hasInfinity(list) ? undefined : 'mixed';
}
function arguments_parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}
function hasInfinity(list) {
    const left = [...list];
    for (let one = left.pop(); left.length > 0 || one !== undefined; one = left.pop()) {
        if (one === Number.POSITIVE_INFINITY || one === Number.NEGATIVE_INFINITY)
            return true;
        if (typeof one === 'object' && one !== null)
            for (const inner of Object.values(one))
                left.push(inner);
    }
    return false;
}
function plainArguments({ text, rest }) {
    return wordsIn(text, rest);
}
function quotedArguments({ text, rest }, token) {
    const words = [];
    let start = -1;
    let quote = '';
    let end = rest.end;
    for (let at = rest.start; at < rest.end; at += 1) {
        const char = text[at] ?? '';
        if (quote === '' && isSpace(char)) {
            if (start >= 0)
                words.push({ start, end: at });
            start = -1;
            continue;
        }
        if (start < 0)
            start = at;
        if (quote === char)
            quote = '';
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        else if (char === token && quote !== "'") {
            at += 1;
            if (at === rest.end)
                end -= 1;
        }
    }
    if (start >= 0 && start < end)
        words.push({ start, end });
    return words;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/flags.js

function commandIn(line, range, token) {
    const { text } = line;
    const start = skipSpace(text, range.start, range.end);
    const end = trimmedEnd(text, start, range.end);
    let at = start;
    while (at < end && !separates(text.charCodeAt(at)))
        at += 1;
    const keyword = lower(text.slice(start, at));
    while (at < end && separates(text.charCodeAt(at)))
        at += 1;
    if (!text.startsWith('--', at) || at >= end)
        return { keyword, flags: [], text, rest: { start: skipSpace(text, at, end), end } };
    const bytes = bytesOf(text, at, end);
    const { flags, rest } = flagsIn(bytes, token);
    const from = rest < bytes.text.length ? (bytes.at[rest] ?? end) : end;
    const isSplit = rest > 0 && rest < bytes.text.length && bytes.at[rest - 1] === from;
    const width = (text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1;
    const kept = isSplit ? `${text.slice(0, from)}${'\uFFFD'.repeat(width)}${text.slice(from + width)}` : text;
    return { keyword, flags, text: kept, rest: { start: skipSpace(kept, from, end), end } };
}
function bytesOf(text, start, end) {
    const slice = text.slice(start, end);
    const at = [];
    for (let index = start; index < end; index += 1) {
        const code = text.codePointAt(index) ?? 0;
        const length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        for (let byte = 0; byte < length; byte += 1)
            at.push(index);
        if (length === 4)
            index += 1;
    }
    return { text: at.length === slice.length ? slice : Buffer.from(slice).toString('latin1'), at };
}
function flagsIn(bytes, token) {
    const { text, at } = bytes;
    const flags = [];
    let position = 0;
    for (;;) {
        while (position < text.length && isByteSpace(text.charCodeAt(position)))
            position += 1;
        if (!text.startsWith('--', position))
            return { flags, rest: position };
        const word = flags_wordAt(text, position, token);
        position = word.end;
        if (word.text === '--')
            return { flags, rest: position };
        flags.push({ text: word.text, at: word.indexes.map((index) => at[index] ?? 0) });
    }
}
function flags_wordAt(text, start, token) {
    const indexes = [];
    let [word, quote, at] = ['', '', start];
    for (; at < text.length; at += 1) {
        const char = text[at] ?? '';
        if (quote === '' && isByteSpace(text.charCodeAt(at)))
            break;
        if (char === quote)
            quote = '';
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        else {
            if (char === token)
                at += 1;
            if (at >= text.length)
                break;
            word += text[at];
            indexes.push(at);
        }
    }
    return { text: word, indexes, end: Math.min(at, text.length) };
}
function separates(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0a);
}
function isByteSpace(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0x85 || code === 0xa0;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/heredocs.js


const rules = { escape: '\\', keepsUnset: true };
const unset = () => undefined;
function heredocsOf(line, pay) {
    if (!line.includes('<<'))
        return [];
    return wordsOf(line, pay).flatMap((word) => heredocOf(word, pay) ?? []);
}
function isHeredoc(word, pay) {
    try {
        return heredocOf(word, pay) !== undefined;
    }
    catch (error) {
        if (error instanceof WordError)
            return false;
        throw error;
    }
}
function wordsOf(line, pay) {
    try {
        return lex({ text: line, at: [] }, { ...rules, rawQuotes: true, rawEscapes: true }, unset, pay).words;
    }
    catch (error) {
        if (error instanceof WordError)
            return [];
        throw error;
    }
}
function heredocOf(word, pay) {
    const { chomp, rest = '' } = /^[0-9]*<<(?<chomp>-?)[\t\n\f\r ]*(?<rest>[^<]*)$/.exec(word)?.groups ?? {};
    if (rest === '')
        return undefined;
    const { words } = lex({ text: rest, at: [] }, rules, unset, pay);
    const [name] = words;
    if (name === undefined || words.length > 1)
        return undefined;
    const raw = lex({ text: rest, at: [] }, { ...rules, rawQuotes: true }, unset, pay).words;
    if (raw.length !== 1)
        throw new WordError('the name of a heredoc is ambiguous');
    return { name, chomps: chomp === '-' };
}
function skipHeredoc(text, lines, { name, chomps }) {
    for (let line = lines.physical(); line !== undefined; line = lines.physical()) {
        let { start } = line;
        while (chomps && text[start] === '\t' && start < line.end)
            start += 1;
        if (line.end - start === name.length && text.startsWith(name, start))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/mounts.js
function csvFields({ text, at }) {
    if (text === '')
        return undefined;
    const fields = [];
    for (let start = 0;;) {
        if (text[start] !== '"') {
            const comma = text.indexOf(',', start);
            const end = comma < 0 ? text.length : comma;
            const field = text.slice(start, end);
            if (field.includes('"'))
                return undefined;
            fields.push({ text: field, at: at.slice(start, end) });
            if (comma < 0)
                return fields;
            start = comma + 1;
            continue;
        }
        const quoted = quotedField(text, start + 1);
        if (quoted === undefined)
            return undefined;
        fields.push({ text: quoted.text, at: quoted.indexes.map((index) => at[index] ?? 0) });
        if (quoted.end === text.length)
            return fields;
        if (text[quoted.end] !== ',')
            return undefined;
        start = quoted.end + 1;
    }
}
function quotedField(text, start) {
    const indexes = [];
    let field = '';
    for (let index = start; index < text.length; index += 1) {
        if (text[index] === '"') {
            if (text[index + 1] !== '"')
                return { text: field, indexes, end: index + 1 };
            index += 1;
        }
        field += text[index];
        indexes.push(index);
    }
    return undefined;
}
function mounts_assigned({ text, at }) {
    const equals = text.indexOf('=');
    return equals < 0 ? undefined : { text: text.slice(equals + 1), at: at.slice(equals + 1) };
}
function mountSource(fields) {
    const isFrom = ({ text }) => /^from=/.test(text.slice(0, 5).toLowerCase());
    const last = fields.findLast(isFrom);
    return last === undefined ? undefined : mounts_assigned(last);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/flag-rules.js

const flag_rules_none = {};
const paths = { chown: 'text', chmod: 'text', link: 'boolean', exclude: 'texts' };
const flagsOf = {
    add: { ...paths, 'keep-git-dir': 'boolean', checksum: 'text', unpack: 'boolean' },
    copy: { ...paths, from: 'text', parents: 'boolean' },
    from: { platform: 'text' },
    run: { mount: 'texts', network: 'text', security: 'text', device: 'texts' },
    healthcheck: {
        interval: 'text',
        timeout: 'text',
        'start-period': 'text',
        'start-interval': 'text',
        retries: 'text',
    },
};
const unread = new Set(['arg', 'stopsignal']);
const choices = {
    network: ['default', 'none', 'host'],
    security: ['insecure', 'sandbox'],
};
function flagValue(command, name) {
    const flag = command.flags.find(({ text }) => text.startsWith(`--${name}=`));
    return flag === undefined ? undefined : mounts_assigned(flag);
}
function whyFlagsRefused({ keyword, flags }) {
    if (flags.length === 0 || unread.has(keyword))
        return undefined;
    const known = flagsOf[keyword] ?? flag_rules_none;
    const seen = new Set();
    for (const flag of flags) {
        const name = flag.text.slice(2).split('=', 1)[0] ?? '';
        const kind = Object.hasOwn(known, name) ? known[name] : undefined;
        const shown = `${keyword.toUpperCase()} --${name.slice(0, 40)}`;
        if (kind === undefined)
            return `${shown} is not a flag`;
        if (kind !== 'texts' && seen.has(name))
            return `${shown} is given twice`;
        seen.add(name);
        const value = mounts_assigned(flag);
        if (kind === 'boolean') {
            if (value !== undefined && !/^(?:true|false)$/i.test(value.text))
                return `${shown} is not true or false`;
            continue;
        }
        if (value === undefined)
            return `${shown} has no value`;
        const why = whyValueRefused(name, value);
        if (why !== undefined)
            return `${shown} ${why}`;
    }
    return undefined;
}
function whyValueRefused(name, value) {
    if (name === 'mount')
        return whyMountRefused(value);
    if (name === 'device')
        return csvFields(value) === undefined ? 'is not CSV' : whyDeviceRefused(value);
    const allowed = choices[name];
    return allowed === undefined || allowed.includes(value.text) ? undefined : `is not ${allowed.join(' or ')}`;
}
function whyMountRefused(value) {
    const fields = csvFields(value);
    if (fields === undefined)
        return 'is not CSV';
    for (const field of fields) {
        const from = mountSource([field])?.text ?? '';
        const dollar = from.indexOf('$');
        if (dollar >= 0 && dollar < from.length - 1)
            return 'has a variable in `from`, where BuildKit expands none';
    }
    return undefined;
}
function whyDeviceRefused(value) {
    let hasName = false;
    for (const { text } of csvFields(value) ?? []) {
        const [key = '', setTo] = [text.split('=', 1)[0]?.toLowerCase(), text.slice(text.indexOf('=') + 1)];
        const isPair = text.includes('=');
        if (key === 'required') {
            if (isPair && !/^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/.test(setTo))
                return 'has `required` that is not true or false';
        }
        else if (hasName)
            return `has \`${text.slice(0, 40)}\` behind the name`;
        else
            hasName = (isPair && key === 'name' ? setTo : text) !== '';
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/health.js


const duration = /^[-+]?(?:0|(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:ns|us|ms|s|m|h))+)$/;
const nanoseconds = {
    ns: 1,
    us: 1e3,
    ms: 1e6,
    s: 1e9,
    m: 60e9,
    h: 3600e9,
};
const maxNanoseconds = 2 ** 63;
function whyHealthRefused(command) {
    const { text, rest } = command;
    const words = /^(?<kind>[^\t-\r ]*)[\t-\r ]*/.exec(text.slice(rest.start, rest.end));
    const kind = words?.groups?.kind?.toUpperCase() ?? '';
    const inner = { ...command, rest: { ...rest, start: rest.start + (words?.[0].length ?? 0) } };
    const list = jsonList(inner);
    if (list === 'mixed')
        return 'HEALTHCHECK has a JSON list of something other than strings';
    const isEmpty = inner.rest.start === rest.end || list?.length === 0;
    if (kind === 'NONE')
        return isEmpty ? undefined : 'HEALTHCHECK NONE has arguments';
    if (kind !== 'CMD' || isEmpty)
        return 'HEALTHCHECK has no command';
    return whyFlagsRefused(command) ?? whyTimesRefused(command);
}
function whyTimesRefused(command) {
    for (const name of ['interval', 'timeout', 'start-period', 'start-interval']) {
        const value = flagValue(command, name);
        if (value !== undefined && !isInterval(value))
            return `HEALTHCHECK --${name} is not a length of time`;
    }
    const retries = flagValue(command, 'retries')?.text ?? '';
    const isCount = retries === '' || (/^[-+]?[0-9]+$/.test(retries) && isCountable(Number(retries)));
    return isCount ? undefined : 'HEALTHCHECK --retries is not a number of times';
}
function isCountable(count) {
    return count >= 0 && count < 2 ** 31;
}
function isInterval({ text }) {
    if (text === '')
        return true;
    if (!duration.test(text))
        return false;
    let total = 0;
    for (const { groups } of text.matchAll(/(?<amount>[0-9.]+)(?<unit>[a-z]+)/g))
        total += Math.trunc(Number(groups?.amount) * (nanoseconds[groups?.unit ?? ''] ?? 0));
    return total === 0 || (!text.startsWith('-') && total >= 1e6 && total < maxNanoseconds);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/instruction-rules.js






const jsonKeywords = new Set(['add', 'cmd', 'copy', 'entrypoint', 'run', 'shell', 'volume']);
const needsText = new Set(['expose', 'maintainer', 'stopsignal', 'user', 'workdir']);
const needsNothing = new Set(['cmd', 'entrypoint', 'run']);
const stageName = /^[a-z][a-z0-9-_.]*$|\uE000/;
function whyRefused(command, token, pay) {
    const { keyword, rest } = command;
    if (keyword === 'healthcheck')
        return whyHealthRefused(command);
    const shown = keyword.slice(0, 40).toUpperCase();
    const isEmpty = rest.start === rest.end;
    const list = jsonKeywords.has(keyword) ? jsonList(command) : undefined;
    if (list === 'mixed')
        return `${shown} has a JSON list of something other than strings`;
    const flags = whyFlagsRefused(command);
    if (flags !== undefined)
        return flags;
    if (keyword === 'from')
        return whyFromRefused(command);
    if (keyword === 'arg')
        return whyNamesRefused(command, token);
    if (keyword === 'onbuild')
        return whyTriggerRefused(command, token);
    if (keyword === 'env' || keyword === 'label')
        return whyPairsRefused(command, token, shown);
    if (needsText.has(keyword))
        return isEmpty ? `${shown} has no argument` : undefined;
    if (keyword === 'shell')
        return list === undefined || list.length === 0 ? 'SHELL has no JSON list of arguments' : undefined;
    if (keyword === 'volume')
        return whyVolumesRefused(command, list);
    if (keyword === 'add' || keyword === 'copy')
        return whyPathsRefused(command, list, shown, pay);
    return needsNothing.has(keyword) ? undefined : `\`${shown}\` is not an instruction`;
}
function whyFromRefused(command) {
    const words = plainArguments(command).map(({ start, end }) => command.text.slice(start, end));
    const [, as = '', name = ''] = words;
    if (words.length === 1)
        return undefined;
    if (words.length !== 3 || !isAs(as))
        return 'FROM needs an image, or an image, AS and a name';
    return stageName.test(lower(name)) ? undefined : `\`${name.slice(0, 40)}\` cannot be the name of a stage`;
}
function whyNamesRefused(command, token) {
    const words = quotedArguments(command, token);
    const isUnnamed = words.length === 0 || words.some(({ start }) => command.text[start] === '=');
    return isUnnamed ? 'ARG has no name' : undefined;
}
function whyTriggerRefused({ text, rest }, token) {
    const inner = commandIn({ text, offset: (index) => index }, rest, token);
    const shown = inner.keyword.slice(0, 40).toUpperCase();
    if (shown === '' || shown === 'ONBUILD' || shown === 'FROM' || shown === 'MAINTAINER')
        return shown === '' ? 'ONBUILD has no instruction' : `ONBUILD cannot have ${shown} as its instruction`;
    if (inner.keyword === 'env' || inner.keyword === 'label')
        return whyPairsRefused(inner, token, shown, true);
    const list = jsonKeywords.has(inner.keyword) ? jsonList(inner) : undefined;
    return list === 'mixed' ? `${shown} has a JSON list of something other than strings` : undefined;
}
function whyPairsRefused(command, token, shown, isTrigger = false) {
    const words = quotedArguments(command, token).map(({ start, end }) => command.text.slice(start, end));
    const [first] = words;
    if (first === undefined)
        return isTrigger ? undefined : `${shown} has no argument`;
    if (!first.includes('='))
        return plainArguments(command).length < 2 ? `${shown} ${first.slice(0, 40)} has no value` : undefined;
    const wrong = words.find((word) => !word.includes('=') || (!isTrigger && word.startsWith('=')));
    return wrong === undefined ? undefined : `${shown} has \`${wrong.slice(0, 40)}\` where it needs name=value`;
}
function whyVolumesRefused(command, list) {
    const { text } = command;
    const paths = list ?? plainArguments(command).map(({ start, end }) => text.slice(start, end));
    const isBlank = (one) => trimmedEnd(one, 0, one.length) === 0;
    return paths.length === 0 || paths.some(isBlank) ? 'VOLUME has no path' : undefined;
}
function whyPathsRefused(command, list, shown, pay) {
    const ranges = list === undefined ? plainArguments(command) : [];
    if ((list ?? ranges).length < 2)
        return `${shown} has no destination`;
    const last = ranges.at(-1);
    const destination = last === undefined ? (list?.at(-1) ?? '') : command.text.slice(last.start, last.end);
    return isHeredoc(destination, pay) ? `${shown} has a heredoc as its destination` : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/stage-variables.js


const mention = /(?:\$\{?[!#]?(?:env:)?|%)([a-z_]\w*)/gi;
const stage_variables_harmless = new Set(['label', 'arg', 'from']);
class StageVariables {
    text;
    declared = new Set();
    used = new Set();
    begin;
    constructor(text) {
        this.text = text;
    }
    add(command, offset, token) {
        this.search(offset);
        const { keyword } = command;
        const inner = keyword === 'onbuild'
            ? commandIn({ text: command.text, offset: (index) => index }, command.rest, token)
            : command;
        if (inner.keyword === 'arg')
            for (const { start, end } of quotedArguments(inner, token)) {
                const [name = ''] = inner.text.slice(start, end).split('=', 1);
                this.declared.add(name);
            }
        this.begin = stage_variables_harmless.has(inner.keyword) ? undefined : offset;
    }
    end() {
        this.search(this.text.length);
    }
    search(end) {
        if (this.begin === undefined)
            return;
        for (const [, name = ''] of this.text.slice(this.begin, end).matchAll(mention))
            this.used.add(name);
        this.begin = undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/reader.js











function readingOf(text, token, pay) {
    return new Reader(text, token, pay).read();
}
class Reader {
    text;
    token;
    pay;
    globals = [];
    froms = [];
    sources = [];
    stageNames;
    hasHeredocs = false;
    refusal;
    open;
    constructor(text, token, pay) {
        this.text = text;
        this.token = token;
        this.pay = pay;
        this.stageNames = new StageVariables(text);
    }
    read() {
        const lines = new lines_Lines(this.text, this.token);
        for (let line = lines.logical(); line !== undefined; line = lines.logical()) {
            const offset = line.offset(0);
            const command = commandIn(line, { start: 0, end: line.text.length }, this.token);
            try {
                this.refuse(whyRefused(command, this.token, this.pay) ?? this.misplaced(command), offset);
                if (this.froms.length > 0)
                    this.stageNames.add(command, offset, this.token);
                this.instruction(command, line);
                const open = this.skipHeredocs(command, line, lines);
                if (open !== undefined)
                    this.open = { message: unscanned.openHeredoc(open), offset };
            }
            catch (error) {
                if (!(error instanceof WordError || error instanceof LimitError))
                    throw error;
                if (error instanceof LimitError)
                    this.refusal ??= { message: unscanned.dockerfileLimit(error.message), offset };
                else
                    this.refuse(error.message, offset);
            }
        }
        if (lines.tooLong !== undefined)
            this.refuse('a line is longer than 65535 bytes', lines.tooLong);
        if (this.froms.length === 0)
            this.refuse('it has no FROM', undefined);
        const { globals, froms, sources, stageNames, hasHeredocs, refusal, open } = this;
        stageNames.end();
        return {
            ...{ globals, froms, sources, stageNames, hasHeredocs },
            ...(refusal === undefined ? {} : { refusal }),
            ...(open === undefined ? {} : { open }),
        };
    }
    refuse(why, offset) {
        if (why === undefined)
            return;
        this.refusal ??= { message: unscanned.dockerfile(why), ...(offset === undefined ? {} : { offset }) };
    }
    misplaced({ keyword }) {
        const isPlaced = this.froms.length > 0 || keyword === 'from' || keyword === 'arg';
        return isPlaced ? undefined : `${keyword.slice(0, 40).toUpperCase()} appears before the first FROM`;
    }
    instruction(command, line) {
        const { keyword, text } = command;
        if (keyword === 'from')
            this.from(command, line);
        else if (keyword === 'onbuild')
            this.trigger(command, line);
        else if (keyword === 'arg' && this.froms.length === 0)
            for (const word of quotedArguments(command, this.token))
                this.argument(line, text, word);
        else
            for (const one of reader_sourcesOf(command, line, false))
                this.sources.push(one);
    }
    from(command, line) {
        const { text, flags } = command;
        const [image, as, name] = plainArguments(command);
        if (image === undefined)
            return;
        const isNamed = as !== undefined && isAs(text.slice(as.start, as.end));
        const stage = isNamed && name !== undefined ? lower(text.slice(name.start, name.end)) : undefined;
        const platform = valuesOf(flags, 'platform')[0];
        this.froms.push({
            image: tracedIn(line, text, image.start, image.end),
            ...(platform === undefined ? {} : { platform: inSource(platform, line) }),
            ...(stage === undefined ? {} : { stage }),
        });
    }
    argument(line, text, { start, end }) {
        const equals = text.indexOf('=', start);
        const hasValue = equals >= 0 && equals < end;
        const name = text.slice(start, hasValue ? equals : end);
        this.globals.push(hasValue ? { name, value: tracedIn(line, text, equals + 1, end) } : { name });
    }
    trigger({ text, rest }, line) {
        const inner = commandIn({ text, offset: line.offset }, rest, '\\');
        for (const one of reader_sourcesOf(inner, line, true))
            this.sources.push(one);
    }
    skipHeredocs(command, line, lines) {
        if (!line.text.includes('<<'))
            return undefined;
        const inner = command.keyword === 'onbuild'
            ? commandIn({ ...line, text: command.text }, command.rest, this.token)
            : command;
        const isRead = ['add', 'copy', 'run'].includes(inner.keyword) && jsonList(inner) === undefined;
        for (const heredoc of isRead ? heredocsOf(line.text, this.pay) : []) {
            this.hasHeredocs = true;
            if (!skipHeredoc(this.text, lines, heredoc))
                return heredoc.name;
        }
        return undefined;
    }
}
function reader_sourcesOf({ keyword, flags }, line, isTrigger) {
    const isCopy = keyword === 'copy' || keyword === 'add';
    if (!isCopy && keyword !== 'run')
        return [];
    const names = isCopy
        ? valuesOf(flags, 'from')
        : valuesOf(flags, 'mount').flatMap((mount) => mountSource(csvFields(mount) ?? []) ?? []);
    const kind = isCopy ? 'copy' : 'mount';
    return names.map((name) => ({ kind, name: inSource(name, line), isTrigger }));
}
function valuesOf(flags, name) {
    return flags.filter(({ text }) => text.startsWith(`--${name}=`)).flatMap((flag) => mounts_assigned(flag) ?? []);
}
function inSource({ text, at }, line) {
    return { text, at: at.map((index) => line.offset(index)) };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/homes.js



class Homes {
    stageNames;
    definitions;
    starts;
    constructor(environment, stageNames) {
        this.stageNames = stageNames;
        const written = environment.definitions.filter((one) => one.written.text !== '');
        this.definitions = written.toSorted((a, b) => begin(a) - begin(b));
        this.starts = this.definitions.map(begin);
    }
    count({ value, used, last, hasPatterns }, isImage) {
        const users = new Set([...used, ...this.sourcesOf(value)]);
        for (const one of users) {
            one.users += 1;
            const isEnd = isImage && !hasPatterns && one.names.has(last);
            const role = isEnd ? roleOf(one, value) : undefined;
            if (role === undefined || (one.role ?? role) !== role)
                one.isPart = true;
            else
                one.role = role;
            if (hasPatterns)
                one.isMatched = true;
        }
    }
    homeOf(value) {
        const found = this.at(value.at[0] ?? -1);
        return found?.isLiteral && this.isHome(found, value, false) ? found : undefined;
    }
    endOf(value) {
        const whole = this.atEnd(value);
        if (whole !== undefined && this.isHome(whole, value, false))
            return whole;
        const tag = tagIn(value);
        const found = tag && this.at(tag.at[0] ?? -1);
        return tag && found?.isLiteral && this.isHome(found, tag, true) ? found : undefined;
    }
    usedByCommands(value) {
        const found = this.atEnd(value);
        if (found === undefined || found.isPart)
            return undefined;
        const isWhole = values_isSame(found.value, value);
        return this.isUsed(found, !isWhole) ? found.name : undefined;
    }
    digestOf(value) {
        const at = value.text.indexOf('@');
        if (at < 0)
            return undefined;
        const digest = slice(value, at);
        if (!isContiguous(digest))
            return { why: notPinnable.digestFromVariable };
        const owner = this.at(digest.at[0] ?? -1);
        if (owner?.isMatched)
            return { why: notPinnable.digestInPattern(owner.name) };
        if (owner === undefined || owner.users <= 1 || !owner.isPart)
            return digest;
        return { why: notPinnable.digestShared(owner.name) };
    }
    atEnd(value) {
        return this.at(value.at[endStart(value)] ?? -1) ?? this.at(tagIn(value)?.at[0] ?? -1);
    }
    isHome(found, value, isTag) {
        return !found.isPart && values_isSame(found.value, value) && !this.isUsed(found, isTag);
    }
    isUsed({ names }, isTag) {
        const { declared, used } = this.stageNames;
        return [...names].some((name) => isTag ? declared.has(name) || used.has(name) : declared.has(name) && used.has(name));
    }
    sourcesOf({ at }) {
        const sources = new Set();
        let last = -2;
        for (const offset of at) {
            const source = offset < 0 || offset === last + 1 ? undefined : this.at(offset);
            if (source !== undefined)
                sources.add(source);
            last = offset;
        }
        return sources;
    }
    at(offset) {
        let [low, high] = [0, this.starts.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        const found = this.definitions[low];
        return found !== undefined && offset >= begin(found) && offset <= end(found) ? found : undefined;
    }
}
function roleOf({ value }, name) {
    if (values_isSame(value, name))
        return 'name';
    const tag = tagIn(name);
    if (tag === undefined || !values_isSame(value, tag))
        return undefined;
    return `tag of ${name.text.slice(0, name.text.length - tag.text.length)}`;
}
function begin({ written }) {
    return written.at[0] ?? 0;
}
function end({ written }) {
    return written.at.at(-1) ?? 0;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/pins.js





function literalImage(place, homes, value) {
    const span = place.spanOf(value);
    return place.image(span, value.text, pinOf(place, homes, value, span.end));
}
function expandedPin(place, homes, { value, hasPatterns }, word) {
    const digest = homes.digestOf(value);
    if (digest !== undefined && 'why' in digest)
        return refused(digest.why);
    if (digest !== undefined && !beginsIn(digest, word))
        return { kind: 'place', lead: '@', span: place.spanOf(digest) };
    const end = value.text.length - (digest?.text.length ?? 0);
    if (!hasPatterns && place.hasOwnEnd(word, value))
        return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
    const home = digest === undefined && !hasPatterns ? homes.endOf(value) : undefined;
    const name = value.text.slice(0, end);
    if (home !== undefined && (place.hasOwnEnd(home.written, value) || place.hasOwnPath(word, value)))
        return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
    const user = homes.usedByCommands(value);
    if (user !== undefined)
        return refused(notPinnable.usedByCommands(user, name));
    return refused(notPinnable.behindVariable(name, digest !== undefined));
}
function pinOf(place, homes, value, end) {
    const digest = homes.digestOf(value);
    if (digest === undefined) {
        const lead = tagIn(value) === undefined ? digestLead({}) : '@';
        return { kind: 'place', lead, span: { start: end, end } };
    }
    if ('why' in digest)
        return { kind: 'refused', why: digest.why };
    return { kind: 'place', lead: '@', span: place.spanOf(digest) };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/refusals.js


const singleWord = /^["']*[A-Z]*["']*$/;
class Refusals {
    place;
    first;
    constructor(place) {
        this.place = place;
    }
    add(message, { start }) {
        this.first ??= { message, offset: start };
    }
    invalid(span, why) {
        const occurrence = this.place.opaque(span, 'invalid', why);
        const { raw } = occurrence;
        if (isPlaceholder(raw) && !singleWord.test(raw))
            return this.place.opaque(span, 'template', unresolved.placeholder(raw));
        this.add(unscanned.notAnImage(raw, why), span);
        return occurrence;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/sources.js




function sourcesIn(sources, stages, stageCount, context) {
    return sources.flatMap((source) => {
        const { text } = source.name;
        const index = sources_indexOf(text);
        const isStage = text === '' || stages.has(lower(text));
        if (index === undefined)
            return isStage ? [] : sources_imageOf(source, context);
        if (index < 0 || (index >= stageCount && !source.isTrigger))
            context.refusals.add(unscanned.dockerfile(`there is no stage ${text.slice(0, 40)}`), spanOf(source, context));
        return [];
    });
}
function sources_imageOf(source, context) {
    const { place, homes, refusals } = context;
    const { kind, name, isTrigger } = source;
    const { text } = name;
    const span = spanOf(source, context);
    if (place.isTemplated(name, text))
        return [place.templated(span)];
    if (text === 'scratch') {
        if (kind === 'copy')
            refusals.add(unscanned.dockerfile('`scratch` has no files to copy'), span);
        return [];
    }
    if (text.includes('$') || (kind === 'copy' && isExpanded(source, context))) {
        if (!isTrigger)
            refusals.add(unscanned.dockerfile(`\`${text.slice(0, 100)}\` is not expanded in \`from\``), span);
        return [place.opaque(span, 'variable', unresolved.notExpandedInFrom)];
    }
    const parsed = parseImage(text);
    return [parsed.kind === 'image' ? literalImage(place, homes, name) : refusals.invalid(span, parsed.why)];
}
function isExpanded({ name }, { environment }) {
    const { value, hasVariables } = environment.expand(name);
    return hasVariables || value.text !== name.text;
}
function spanOf({ name }, { place }) {
    return place.spanOf(name);
}
function sources_indexOf(text) {
    if (!/^[-+]?[0-9]+$/.test(text))
        return undefined;
    const digits = text.replace(/^[-+]?0*/, '') || '0';
    if (digits.length > 19 || BigInt(digits) >= 2n ** 63n)
        return undefined;
    return text.startsWith('-') && digits !== '0' ? -1 : Number(digits);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/references.js









function referencesIn(reading, token, place, pay, passable) {
    const environment = new Environment(reading.globals, token, pay, { args: passable, isUsed: false });
    const refusals = new Refusals(place);
    const homes = new Homes(environment, reading.stageNames);
    const bases = new Bases(environment, homes, place, refusals);
    const occurrences = [
        ...bases.read(reading.froms),
        ...sourcesIn(reading.sources, bases.stages, reading.froms.length, {
            environment,
            homes,
            place,
            refusals,
        }),
    ];
    const refused = environment.refused ?? refusals.first;
    return { occurrences, ...(refused === undefined ? {} : { refused }) };
}
class Bases {
    environment;
    homes;
    place;
    refusals;
    stages = new Set();
    constructor(environment, homes, place, refusals) {
        this.environment = environment;
        this.homes = homes;
        this.place = place;
        this.refusals = refusals;
    }
    read(froms) {
        const expanded = froms.map((from) => {
            const expansion = this.environment.expand(from.image);
            const isStage = this.stages.has(expansion.value.text) || expansion.value.text === 'scratch';
            if (from.stage !== undefined)
                this.stages.add(from.stage);
            const isImage = !isStage && expansion.why === undefined;
            this.homes.count(expansion, isImage);
            if (from.platform !== undefined)
                this.homes.count(this.environment.expand(from.platform), false);
            return { from, expansion, isStage };
        });
        return expanded.flatMap(({ from, expansion, isStage }) => this.base(from, expansion, isStage));
    }
    base({ image }, expansion, isStage) {
        const { value, why, isUnset, isLimit, undeclared } = expansion;
        const span = this.place.unquoted(image);
        if (this.place.isTemplated(image, value.text))
            return [this.place.templated(span)];
        if (isStage && !value.branches)
            return [];
        const isOpen = why === undefined || isUnset === true;
        if (isOpen && value.automatic !== undefined)
            return [this.place.opaque(span, 'variable', unresolved.setByBuild(value.automatic))];
        const parsed = parseImage(value.text);
        if (isOpen && parsed.kind === 'image')
            return [this.image(image, span, expansion)];
        if (isOpen && value.parameter !== undefined)
            return [this.place.opaque(span, 'variable', why ?? unresolved.noDefault(value.parameter))];
        if (isLimit)
            this.refusals.add(unscanned.dockerfileLimit(why ?? ''), span);
        if (isLimit)
            return [this.place.opaque(span, 'variable', why ?? '')];
        const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
        const detail = undeclared === undefined ? wrong : unresolved.notDeclared(wrong, undeclared);
        return [this.refusals.invalid(span, detail)];
    }
    image(image, span, expansion) {
        const { value, hasVariables } = expansion;
        const home = this.homes.homeOf(value);
        if (home !== undefined)
            return { ...literalImage(this.place, this.homes, value), uses: [this.place.outer(span)] };
        if (!hasVariables)
            return literalImage(this.place, this.homes, value);
        const isInline = isVariable.test(this.place.textOf(span)) && isContiguous(value) && beginsIn(value, image);
        const at = isInline ? this.place.spanOf(value) : span;
        const found = this.place.image(at, value.text, expandedPin(this.place, this.homes, expansion, image));
        return overridable(found, value.passed);
    }
}
const isVariable = /^\$\{.*\}$/s;

;// CONCATENATED MODULE: ./lib/scan/dockerfile/dockerfile.js









function scanDockerfile(file, embedded, isTemplate, context = {}) {
    const scan = read(file, embedded, embedded.isCovered === true, context);
    if (scan.problems.length === 0)
        return scan;
    const text = coverTemplates(embedded.text);
    if (text === embedded.text)
        return scan;
    const covered = read(file, { ...embedded, text }, true, context);
    return isTemplate ? covered : { ...scan, occurrences: covered.occurrences };
}
function wholeFile({ text }) {
    return { text, offsets: sameOffsets };
}
function read(file, { text, offsets }, isCovered, { builds = [], mirrors = {} }) {
    const place = new DockerfilePlace(file, text, offsets, isCovered);
    const pay = budget(text.length);
    const directives = directivesIn(text);
    const { escape: token, syntax } = directives;
    const reading = readingOf(text, token, pay);
    const frontend = frontendIn(syntax, reading.hasHeredocs, file, place, mirrors);
    const passable = new Map(builds.flat().map((one) => [one.name, one]));
    const { occurrences, refused } = referencesIn(reading, token, place, pay, passable);
    const built = { path: file.path, reading, token, mirrors };
    const passed = imagesOfBuilds(built, builds, budget(text.length));
    const found = [...frontend.occurrences, ...dockerfile_joined(occurrences)];
    if (frontend.problem !== undefined)
        return { occurrences: found, problems: [frontend.problem], passed };
    const isDockerfile = reading.froms.length > 0 || found.length > 0;
    const first = directives.refused === undefined ? undefined : { message: unscanned.dockerfile(directives.refused) };
    const refusal = first ?? reading.open ?? reading.refusal ?? refused;
    const problems = refusal === undefined || !isDockerfile ? [] : [problemOf(file, refusal, place)];
    return { occurrences: found, problems, passed };
}
function problemOf(file, { message, offset }, place) {
    const span = offset === undefined ? {} : { span: place.outer({ start: offset, end: offset }) };
    return { file: file.path, message, ...span };
}
function dockerfile_joined(occurrences) {
    const byStart = new Map();
    for (const one of occurrences) {
        const known = byStart.get(one.at.span.start) ?? { one, uses: [] };
        for (const use of one.uses ?? [])
            known.uses.push(use);
        byStart.set(one.at.span.start, known);
    }
    return [...byStart.values()].map(({ one, uses }) => (uses.length === 0 ? one : { ...one, uses }));
}
function budget(length) {
    let left = 4_000_000 + 64 * length;
    return (steps) => {
        left -= steps;
        if (left < 0)
            throw new LimitError('its variables take too much work to expand');
    };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/inline.js



const inline_escapes = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const escapeSequence = /\\(?:u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8})|(?<char>[^uU]))/gs;
const inline_sign = /[$%]/g;
const inline_filler = '\uE000';
function inlineDockerfile(file, text, resolve, context) {
    const { all, inserted } = expanded(decoded(file.text, text), resolve);
    const { end, start } = text.span;
    const offsets = {
        start: (index) => all.starts[index] ?? end,
        end: (index) => all.ends[index - 1] ?? start,
    };
    const isCovered = all.text.includes(inline_filler);
    const scan = scanDockerfile(file, { text: all.text, offsets, isCovered }, false, context);
    return {
        ...scan,
        occurrences: scan.occurrences.map((one) => withoutPlace(one, inserted)),
        problems: scan.problems.map((one) => one.message.includes(inline_filler) ? { ...one, message: unscanned.inlineTemplate } : one),
    };
}
function withoutPlace(one, inserted) {
    if (one.kind !== 'image')
        return one;
    const { start, end } = one.at.span;
    const isExpanded = inserted.some((span) => span.start < end && span.end > start);
    return isExpanded ? { ...one, pin: refused(notPinnable.fromParameter) } : one;
}
class Characters {
    text = '';
    starts = [];
    ends = [];
    escaped = new Set();
    addWritten(text, start) {
        for (let at = 0; at < text.length; at += 1)
            this.add(text[at] ?? '', start + at, start + at + 1);
    }
    addFor(text, { start, end }) {
        for (let at = 0; at < text.length; at += 1)
            this.add(text[at] ?? '', start, end);
    }
    addFrom(other, from, to) {
        for (let at = from; at < to; at += 1)
            this.add(other.text[at] ?? '', other.starts[at] ?? 0, other.ends[at] ?? 0);
    }
    add(char, start, end) {
        this.text += char;
        this.starts.push(start);
        this.ends.push(end);
    }
}
function decoded(text, { span, kind }) {
    const all = new Characters();
    const written = text.slice(span.start, span.end);
    let done = 0;
    for (const match of kind === 'heredoc' ? [] : written.matchAll(escapeSequence)) {
        all.addWritten(written.slice(done, match.index), span.start + done);
        done = match.index + match[0].length;
        if (kind === 'string')
            all.escaped.add(all.text.length);
        all.addFor(meaningOf(match), { start: span.start + match.index, end: span.start + done });
    }
    all.addWritten(written.slice(done), span.start + done);
    return all;
}
function meaningOf({ groups }) {
    const code = groups?.short ?? groups?.long;
    if (code !== undefined)
        return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
    const char = groups?.char;
    return char === undefined ? '' : (inline_escapes[char] ?? char);
}
function expanded(written, resolve) {
    const { text, escaped } = written;
    const all = new Characters();
    const inserted = [];
    let done = 0;
    for (const { 0: char, index } of text.matchAll(inline_sign)) {
        const isSign = index >= done && !escaped.has(index);
        if (!isSign)
            continue;
        if (text.startsWith(`${char}${char}{`, index)) {
            all.addFrom(written, done, index);
            all.addFrom(written, index + 1, index + 3);
            done = index + 3;
        }
        else if (text[index + 1] === '{' && !escaped.has(index + 1)) {
            const end = endOfTemplate(text, index + 2);
            const span = { start: written.starts[index] ?? 0, end: written.ends[end - 1] ?? 0 };
            const value = char === '$' ? resolve(text.slice(index + 2, end - 1).trim()) : undefined;
            all.addFrom(written, done, index);
            all.addFor(value ?? inline_filler, span);
            inserted.push(span);
            done = end;
        }
    }
    all.addFrom(written, done, text.length);
    return { all, inserted };
}
function endOfTemplate(text, start) {
    let [depth, isString] = [1, false];
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (isString && char === '\\')
            at += 1;
        else if (char === '"')
            isString = !isString;
        else if (!isString && char === '{')
            depth += 1;
        else if (!isString && char === '}')
            depth -= 1;
        if (depth === 0)
            return at + 1;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/hcl-tokens.js
const hcl_tokens_word = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const hcl_tokens_sign = /==|!=|>=|<=|&&|\|\||=>|[^\s]/y;
function hclTokens(text) {
    const tokens = [];
    const push = (kind, start, end) => tokens.push({ kind, text: kind === 'newline' ? '\n' : text.slice(start, end), span: { start, end } });
    for (let at = 0; at < text.length;) {
        const char = text[at] ?? '';
        const two = text.slice(at, at + 2);
        if (char === '\n') {
            push('newline', at, at + 1);
            at += 1;
        }
        else if (char === '#' || two === '//')
            at = indexOrEnd(text, '\n', at);
        else if (two === '/*')
            at = indexOrEnd(text, '*/', at + 2) + 2;
        else if (char === '"') {
            const end = endOfString(text, at + 1);
            push('string', at + 1, end);
            at = text[end] === '"' ? end + 1 : end;
        }
        else if (two === '<<')
            at = readHeredoc(text, at, push);
        else if (/\s/.test(char))
            at += 1;
        else {
            hcl_tokens_word.lastIndex = at;
            hcl_tokens_sign.lastIndex = at;
            const found = hcl_tokens_word.exec(text)?.[0];
            const end = at + (found ?? hcl_tokens_sign.exec(text)?.[0] ?? ' ').length;
            push(found === undefined ? 'sign' : 'word', at, end);
            at = end;
        }
    }
    return tokens;
}
function endOfString(text, start) {
    const open = ['"'];
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\n')
            return at;
        if (open.at(-1) === '"') {
            if (char === '\\' && text[at + 1] !== '\n')
                at += 1;
            else if (char === '"')
                open.pop();
            else if ((char === '$' || char === '%') && text[at + 1] === '{') {
                open.push('{');
                at += 1;
            }
        }
        else if (char === '"' || char === '{')
            open.push(char);
        else if (char === '}')
            open.pop();
        if (open.length === 0)
            return at;
    }
    return text.length;
}
function readHeredoc(text, at, push) {
    const open = /^<<[-~]?(?<label>\w+)[ \t]*\r?\n/.exec(text.slice(at, at + 200));
    const label = open?.groups?.label;
    if (open === null || label === undefined) {
        push('sign', at, at + 2);
        return at + 2;
    }
    const start = at + open[0].length;
    for (let line = start; line < text.length; line = indexOrEnd(text, '\n', line) + 1) {
        const end = indexOrEnd(text, '\n', line);
        if (text.slice(line, end).trim() !== label)
            continue;
        push('heredoc', start, line);
        return end;
    }
    push('heredoc', start, text.length);
    return text.length;
}
function indexOrEnd(text, what, from) {
    const at = text.indexOf(what, from);
    return at < 0 ? text.length : at;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/hcl.js

const hcl_maxDepth = 16;
const hcl_maxNameLength = 1000;
function hclValues(text) {
    return readHcl(text).values;
}
function readHcl(text) {
    const tokens = hclTokens(text);
    const nesting = new Nesting();
    const values = [];
    const keys = [];
    tokens.forEach((token, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        const isIndex = isSign(before, '[') && endsOperand(tokens[index - 2]);
        if (token.kind === 'sign' || token.kind === 'newline')
            nesting.readSign(token);
        else if (nesting.holdsKeys && isKey(token, before, next)) {
            nesting.startAttribute(token.text);
            keys.push({ path: nesting.path ?? [], span: token.span });
        }
        else if (nesting.path === undefined)
            nesting.addToHeader(token.text);
        else if (nesting.holdsKeys && startsBlock(token, before, next))
            nesting.startBlock(token.text);
        else if (!isIndex && hcl_isValue(token, before, next))
            values.push(literalOf(token, nesting.path));
    });
    return { values, keys };
}
class Nesting {
    open = [];
    names = [];
    header = [];
    key;
    get holdsKeys() {
        return (this.open.at(-1)?.bracket ?? '{') === '{';
    }
    get path() {
        return this.key === undefined ? undefined : [...this.names.slice(-hcl_maxDepth), this.key];
    }
    readSign({ text }) {
        if (text === '{')
            this.openBrace();
        else if (text === '[' || text === '(')
            this.open.push({ bracket: text, key: this.key });
        else if (text === '}')
            this.closeBrace();
        else if (text === ']' || text === ')') {
            const opening = text === ']' ? '[' : '(';
            if (this.open.at(-1)?.bracket === opening)
                this.key = this.open.pop()?.key;
        }
        else if (!this.holdsKeys)
            return;
        else if (text === '\n' || text === ',')
            this.key = undefined;
        else if (text === '=' || text === '=>')
            this.key ??= '';
        else
            return;
        this.header = [];
    }
    startAttribute(key) {
        this.header = [];
        this.key = key.slice(0, hcl_maxNameLength);
    }
    startBlock(type) {
        this.header = [type];
        this.key = undefined;
    }
    addToHeader(text) {
        this.header.push(text);
    }
    openBrace() {
        this.names.push(this.header.join(' ').slice(0, hcl_maxNameLength) || (this.key ?? ''));
        this.open.push({ bracket: '{', key: this.key });
        this.key = undefined;
    }
    closeBrace() {
        while (!this.holdsKeys)
            this.open.pop();
        this.names.pop();
        this.key = this.open.pop()?.key;
    }
}
function literalOf({ kind, text, span }, path) {
    const exact = kind !== 'string' || !text.includes('\\');
    return { kind: kind === 'string' || kind === 'heredoc' ? kind : 'name', path, text, span, exact };
}
function isKey({ kind }, before, next) {
    if (kind === 'heredoc')
        return false;
    const isFirst = before === undefined || before.kind === 'newline' || isSign(before, '{', ',');
    return (isFirst && isSign(next, '=', ':')) || (endsOperand(before) && isSign(next, '='));
}
function startsBlock({ kind }, before, next) {
    return kind === 'word' && endsOperand(before) && (isSign(next, '{') || next?.kind === 'string');
}
function hcl_isValue({ kind }, before, next) {
    if (kind === 'word')
        return (isSign(before, '=', ':') &&
            (next === undefined || next.kind === 'newline' || isSign(next, '}', ',', '[')));
    return !isSign(before, '==', '!=') && !isSign(next, '==', '!=');
}
function endsOperand(token) {
    return (token !== undefined && (token.kind === 'sign' ? isSign(token, '}', ']', ')') : token.kind !== 'newline'));
}
function isSign(token, ...signs) {
    return token?.kind === 'sign' && signs.includes(token.text);
}

;// CONCATENATED MODULE: ./lib/scan/formats/bake.js









const bake_scheme = 'docker-image://';
const bake = {
    id: 'bake',
    title: 'Docker Bake',
    paths: ['**/*docker-bake*.hcl'],
    comment: '#',
    scan(file, _, context) {
        const { values, keys } = readHcl(file.text);
        const defaults = hclDefaults(values);
        const { targets, unknown } = hclTargets({ file, values, keys, defaults });
        const { mentions, passes, inline, problems } = bakeBuilds(file, targets);
        const refusals = [...problems];
        const resolve = (name) => expressionOf(name, defaults);
        const found = values.flatMap((value) => {
            const [block, key] = value.path;
            if (block?.startsWith('target') !== true)
                return [];
            if (key === 'dockerfile-inline') {
                const { kind, span } = value;
                if (kind === 'name')
                    return [inlineVariable(file, value)];
                const builds = inline.get(span.start) ?? [];
                const scan = inlineDockerfile(file, { kind, span }, resolve, { ...context, builds });
                refusals.push(...scan.problems, ...scan.passed.problems);
                return [...scan.occurrences, ...scan.passed.occurrences];
            }
            if (key === 'contexts')
                return contextOf(file, value, defaults);
            const image = bake_imageOf(value, key);
            return image === undefined || image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
        });
        const builds = hclBuiltNames(file, values, defaults);
        return { occurrences: [...found, ...unknown], problems: refusals, mentions, passes, builds };
    },
};
function expressionOf(name, defaults) {
    const value = defaults.get(name.replace(/^var\./, ''));
    return value === undefined || !value.exact || /[$%]\{/.test(value.text) ? undefined : value.text;
}
function inlineVariable(file, { span, text }) {
    return opaqueAt(file, span, 'variable', unresolved.hclExpression(`\${${text}}`));
}
function contextOf(file, value, defaults) {
    if (value.kind === 'string' && value.text.startsWith(bake_scheme)) {
        const image = hclWithoutPrefix(value, bake_scheme.length);
        return image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
    }
    if (value.kind === 'string' && !value.text.startsWith('${'))
        return [];
    const text = hclTextOf(value, defaults);
    if (text === undefined)
        return [opaqueAt(file, value.span, 'variable', unresolved.namedContext(value.path.at(-1) ?? ''))];
    return text.startsWith(bake_scheme)
        ? [resolvedAt(file, value.span, text.slice(bake_scheme.length), notPinnable.fromParameter)]
        : [];
}
function bake_imageOf(value, key) {
    if (key === 'attest') {
        const generator = /^(?:[^,]*,)*?generator=/.exec(value.text)?.[0];
        return generator === undefined ? undefined : hclWithoutPrefix(value, generator.length);
    }
    if (key === 'args')
        return isImageArgument(value.path.at(-1) ?? '', value.text) ? value : undefined;
    if (key !== 'cache-from')
        return undefined;
    const ref = /^type=registry,(?:[^,]*,)*?ref=/.exec(value.text)?.[0];
    if (ref !== undefined)
        return hclWithoutPrefix(value, ref.length);
    const isObject = value.path.at(-1) === 'ref';
    return isObject || !/^\w+=|^(?:gha|registry|local|inline)$/.test(value.text) ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/bake/json-targets.js







function jsonDefaults(document) {
    const variables = entries(document, child(document, document.root, 'variable'));
    return new Map(variables.flatMap(([name, variable]) => {
        const text = sourceOf(document, child(document, variable, 'default'), 'go');
        return text === undefined || text.unclear !== undefined || text.value.includes('$')
            ? []
            : [[name, text]];
    }));
}
function jsonTargets(document, file, defaults) {
    const unknown = [];
    const path = (node) => {
        const text = sourceOf(document, node);
        if (text === undefined)
            return {};
        const expansion = expand(text.value, (name) => defaults.get(name)?.value);
        if (expansion.kind === 'value')
            return { text: expansion.value };
        unknown.push(opaqueAt(file, text.span, 'variable', unresolved.path(text.value, expansion.detail)));
        return {};
    };
    const targets = entries(document, child(document, document.root, 'target')).map(([name, target]) => {
        const at = (key) => child(document, target, key);
        const [context, dockerfile] = [at('context'), at('dockerfile')];
        const inline = sourceOf(document, at('dockerfile-inline'))?.span.start;
        const bases = children(document, at('inherits'));
        return {
            name,
            inherits: bases.flatMap((one) => sourceOf(document, one)?.value ?? []),
            settings: {
                ...(context === undefined ? {} : { context: path(context) }),
                ...(dockerfile === undefined ? {} : { dockerfile: path(dockerfile) }),
                ...(inline === undefined ? {} : { inline }),
                args: argumentsOf(document, file, at('args'), defaults),
            },
        };
    });
    return { targets, unknown };
}
function argumentsOf(document, file, args, defaults) {
    const valuesOf = (name) => [defaults.get(name) ?? []].flat();
    const found = new Map();
    for (const [name, value] of entries(document, args)) {
        if ((0,dist/* isScalar */.jn)(value) && value.value === null)
            continue;
        const text = sourceOf(document, value, 'go');
        const read = text && interpolatedArguments(name, file, text, valuesOf);
        const [start = 0, end = start] = value.range ?? [];
        const unread = unknownArgument(name, file, { span: { start, end } }, unresolved.argumentValue(name));
        found.set(name, [...(found.get(name) ?? []), ...(read ?? [unread])]);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/scan/formats/bake-json.js








const readInterpolated = interpolated();
const bakeJson = {
    id: 'bake-json',
    title: 'Docker Bake, JSON',
    paths: ['**/*docker-bake*.json'],
    scan(file, _, context = {}) {
        const mentions = [];
        const passes = [];
        const names = [];
        const problems = [];
        const scan = scanYaml(file, {
            needles: [],
            find(document) {
                const defaults = jsonDefaults(document);
                const { targets, unknown } = jsonTargets(document, file, defaults);
                const builds = bakeBuilds(file, targets);
                mentions.push(...builds.mentions);
                passes.push(...builds.passes);
                problems.push(...builds.problems);
                names.push(...jsonBuiltNames(document, file));
                const inline = { file, problems, context, defaults, builds: builds.inline };
                return [...bake_json_findImages(document, inline), { found: unknown }];
            },
            read: readContextOrCache,
        });
        if (scan === undefined)
            return undefined;
        return { ...scan, problems: [...scan.problems, ...problems], mentions, passes, builds: names };
    },
};
function bake_json_findImages(document, inline) {
    return children(document, child(document, document.root, 'target')).flatMap((target) => [
        ...children(document, child(document, target, 'contexts')),
        ...children(document, child(document, target, 'cache-from')),
        ...entries(document, child(document, target, 'args')).flatMap(([name, value]) => {
            const text = textOf(document, value);
            return text !== undefined && isImageArgument(name, text.value)
                ? [{ text, read: readInterpolated }]
                : [];
        }),
        ...imagesOfInline(document, child(document, target, 'dockerfile-inline'), inline),
    ]);
}
function imagesOfInline(document, node, { file, problems, context, defaults, builds }) {
    const span = textOf(document, node)?.span;
    if (span === undefined)
        return [];
    const built = { ...context, builds: builds.get(span.start) ?? [] };
    const scan = inlineDockerfile(file, { span, kind: 'json' }, (name) => defaults.get(name)?.value, built);
    problems.push(...scan.problems, ...scan.passed.problems);
    return [{ found: [...scan.occurrences, ...scan.passed.occurrences] }];
}
function readContextOrCache(file, text) {
    const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
    const inner = prefix === undefined ? undefined : withoutPrefix(prefix, text);
    return inner === undefined ? undefined : readInterpolated(file, inner);
}

;// CONCATENATED MODULE: ./lib/scan/syntax/starlark.js

const starlark_token = /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_][\w.]*|[^\s]/g;
const constant = /^(?<name>[A-Za-z_]\w*)[ \t]*=[ \t]*(?<string>[^\n#]*[^\s#])/gm;
const starlark_plain = /^(?:"[^"]*"|'[^']*')$/;
function callsOf(text, functions) {
    const tokens = [...text.matchAll(starlark_token)].filter(([found]) => !found.startsWith('#'));
    const constants = constantsOf(text);
    const calls = [];
    const around = [];
    tokens.forEach(([found], index) => {
        if (/^[([{]$/.test(found)) {
            const call = found === '(' && functions.has(tokens[index - 1]?.[0] ?? '') ? new Map() : undefined;
            if (call !== undefined)
                calls.push(call);
            around.push(call);
        }
        else if (/^[)\]}]$/.test(found))
            around.pop();
        else {
            const value = around.at(-1) === undefined ? undefined : valueOfArgument(tokens, index, constants);
            if (value !== undefined)
                around.at(-1)?.set(found, value);
        }
    });
    return calls;
}
function constantsOf(text) {
    const constants = new Map();
    for (const { groups } of text.matchAll(constant)) {
        const { name = '', string = '' } = groups ?? {};
        const value = starlark_plain.test(string) && !string.includes('\\') ? string.slice(1, -1) : undefined;
        constants.set(name, constants.has(name) && constants.get(name) !== value ? undefined : value);
    }
    return constants;
}
function valueOfArgument(tokens, name, constants) {
    const [sign, string, behind] = [tokens[name + 1]?.[0], tokens[name + 2], tokens[name + 3]?.[0] ?? ')'];
    if (sign !== '=' || string === undefined || string[0] === 'None')
        return undefined;
    const span = { start: string.index, end: string.index + string[0].length };
    if (!/^[,)]$/.test(behind) || !starlark_plain.test(string[0])) {
        const known = /^[,)]$/.test(behind) ? constants.get(string[0]) : undefined;
        return known === undefined
            ? { value: string[0], span, exact: false, unclear: unresolved.starlark }
            : { value: known, span, exact: false, isReread: true };
    }
    const value = string[0].slice(1, -1);
    const start = string.index + 1;
    return { value, span: { start, end: start + value.length }, exact: !value.includes('\\') };
}

;// CONCATENATED MODULE: ./lib/scan/formats/bazel.js



const bazel_rules = new Set(['oci.pull', 'oci_pull', 'container_pull']);
const bazel = {
    id: 'bazel',
    title: 'Bazel',
    paths: ['**/{MODULE.bazel,WORKSPACE,WORKSPACE.bazel,WORKSPACE.bzlmod}', '**/*.{MODULE.bazel,bzl}'],
    comment: '#',
    scan(file) {
        if (!/pull/.test(file.text))
            return undefined;
        const occurrences = callsOf(file.text, bazel_rules).flatMap((args) => {
            const repository = args.get('image') ?? args.get('repository');
            if (repository === undefined || repository.value === '')
                return [];
            return [
                splitOccurrence(file, {
                    registry: args.has('image') ? undefined : args.get('registry'),
                    repository,
                    tag: args.get('tag'),
                    digest: args.get('digest'),
                    ...(args.has('digest') ? {} : { noPlace: notPinnable.bazelArgument }),
                    tagElsewhere: unresolved.noTagOrDigest,
                }),
            ];
        });
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/bitbucket-pipelines.js





const bitbucket_pipelines_scheme = 'docker://';
const bitbucketPipelines = {
    id: 'bitbucket-pipelines',
    title: 'Bitbucket Pipelines',
    paths: ['**/bitbucket-pipelines.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['pipelines'], find: bitbucket_pipelines_findImages, read: bitbucket_pipelines_readImage }, (document) => mapsOf(document).flatMap((map) => ['script', 'after-script'].map((key) => children(document, child(document, map, key))))),
};
function bitbucket_pipelines_findImages(document) {
    const { root } = document;
    const services = children(document, child(document, child(document, root, 'definitions'), 'services'));
    const maps = mapsOf(document);
    const steps = maps.map((map) => child(document, map, 'step'));
    const pipes = maps.map((map) => child(document, map, 'pipe'));
    return [
        ...[root, ...services, ...steps].map((holder) => {
            const image = child(document, holder, 'image');
            return (0,dist/* isScalar */.jn)(image) ? image : child(document, image, 'name');
        }),
        ...pipes.filter((pipe) => textOf(document, pipe)?.value.startsWith(bitbucket_pipelines_scheme)),
    ];
}
function bitbucket_pipelines_readImage(file, text) {
    return interpolated()(file, withoutPrefix(bitbucket_pipelines_scheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/formats/buildkite.js







const dockerPlugin = /(?:^|\/)docker(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const kubernetesPlugin = /(?:^|\/)kubernetes(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const buildkite_containerLists = ['containers', 'initContainers', 'ephemeralContainers', 'sidecars'];
const buildkite_expanded = interpolated();
const buildkite = {
    id: 'buildkite',
    title: 'Buildkite',
    paths: ['**/.buildkite/**/*.{yml,yaml,json}', '**/*buildkite*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['steps'], find: buildkite_findImages, read: buildkite_read }),
};
function buildkite_read(file, text) {
    const found = buildkite_expanded(file, text);
    return text.value.includes('$') ? withoutNewDigest(found, notPinnable.fromParameter) : found;
}
function buildkite_findImages(document) {
    const steps = child(document, document.root, 'steps');
    if (!(0,dist/* isSeq */.oP)(steps) || child(document, document.root, 'apiVersion') !== undefined)
        return undefined;
    const outer = children(document, steps);
    const all = [...outer, ...outer.flatMap((group) => children(document, child(document, group, 'steps')))];
    return [document.root, ...all].flatMap((step) => [
        child(document, step, 'image'),
        agentImage(document, step),
        ...pluginsOf(document, step).flatMap(([name, settings]) => imagesOfPlugin(document, name, settings)),
    ]);
}
function agentImage(document, step) {
    const agents = child(document, step, 'agents');
    const image = textOf(document, child(document, agents, 'image'));
    if (image === undefined || child(document, agents, 'provider') !== undefined)
        return undefined;
    return looksLikeImage(image.value) || /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(image.value)
        ? buildkite_listed(image, notPinnable.notDocumented('the controller of the agents'))
        : undefined;
}
function pluginsOf(document, step) {
    const plugins = child(document, step, 'plugins');
    return (0,dist/* isMap */.jh)(plugins)
        ? entries(document, plugins)
        : children(document, plugins).flatMap((plugin) => entries(document, plugin));
}
function imagesOfPlugin(document, name, settings) {
    const image = child(document, settings, 'image');
    if (dockerPlugin.test(name))
        return [image];
    if (kubernetesPlugin.test(name) && (0,dist/* isMap */.jh)(settings))
        return mapsOf(document, settings).flatMap((map) => buildkite_containerLists.flatMap((key) => children(document, child(document, map, key)).map((container) => child(document, container, 'image'))));
    const text = (0,dist/* isScalar */.jn)(image) ? textOf(document, image) : undefined;
    return text !== undefined && looksLikeImage(text.value)
        ? [buildkite_listed(text, notPinnable.unknownPlugin(name))]
        : [];
}
function buildkite_listed(text, why) {
    const readListed = (file, one) => withoutNewDigest(buildkite_read(file, one), why);
    return { text, read: readListed };
}

;// CONCATENATED MODULE: ./lib/scan/circleci/matrix.js


const matrix_maxCombinations = 1000;
function matrixValues(document, job) {
    const matrix = child(document, job, 'matrix');
    const all = entries(document, child(document, matrix, 'parameters')).map(([name, values]) => [name, children(document, values)]);
    const excluded = children(document, child(document, matrix, 'exclude')).map((one) => entries(document, one));
    const size = all.reduce((product, [, values]) => product * values.length, excluded.length);
    if (excluded.length === 0 || size > matrix_maxCombinations)
        return all;
    let kept = [new Map()];
    for (const [name, values] of all)
        kept = kept.flatMap((one) => values.map((value) => new Map([...one, [name, value]])));
    kept = kept.filter((one) => !excluded.some((entry) => isExcluded(document, one, entry)));
    return all.map(([name, values]) => {
        const used = new Set(kept.map((one) => one.get(name)));
        return [name, values.filter((value) => used.has(value))];
    });
}
function isExcluded(document, combination, entry) {
    const text = (node) => sourceOf(document, node)?.value;
    return (entry.length === combination.size &&
        new Set(entry.map(([name]) => name)).size === entry.length &&
        entry.every(([name, value]) => text(value) !== undefined && text(value) === text(combination.get(name))));
}

;// CONCATENATED MODULE: ./lib/scan/formats/circleci.js






const circleci = {
    id: 'circleci',
    title: 'CircleCI',
    paths: ['**/.circleci/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['docker'], find: circleci_findImages }, (document) => mapsOf(document).map((map) => {
        const run = child(document, map, 'run');
        return [(0,dist/* isScalar */.jn)(run) ? run : child(document, run, 'command')];
    })),
};
const circleci_parameter = /<<\s*(?<name>(?:pipeline\.)?parameters\.[\w-]+)\s*>>/g;
const wholeParameter = /^<<\s*(?<of>pipeline\.)?parameters\.(?<name>[\w-]+)\s*>>$/;
function circleci_findImages(document, file) {
    const maps = mapsOf(document);
    const images = maps.flatMap((map) => ['jobs', 'executors'].flatMap((kind) => children(document, child(document, map, kind)).flatMap((holder) => children(document, child(document, holder, 'docker')).map((entry) => ({
        holder,
        image: child(document, entry, 'image'),
    })))));
    const names = images.flatMap(({ image }) => {
        const whole = wholeParameter.exec(textOf(document, image)?.value ?? '')?.groups;
        return whole?.name === undefined || whole.of !== undefined ? [] : [whole.name];
    });
    const passed = passedValues(document, maps);
    return [
        ...images.flatMap(({ holder, image }) => {
            const text = textOf(document, image);
            const isPart = text !== undefined && !wholeParameter.test(text.value);
            const found = isPart
                ? parameterImages(file, text, circleci_parameter, cartesian((name) => circleci_valuesOf(document, holder, name, passed)))
                : undefined;
            return found === undefined ? imagesOrDefaults(document, holder, image) : [{ found }];
        }),
        ...maps.flatMap((map) => circleci_parameterValues(document, map, new Set(names))),
    ];
}
function circleci_parameterValues(document, map, names) {
    const listed = child(document, map, 'jobs');
    const jobs = (0,dist/* isSeq */.oP)(listed) ? children(document, listed).flatMap((entry) => children(document, entry)) : [];
    return [child(document, map, 'executor'), ...jobs]
        .flatMap((holder) => entries(document, holder).flatMap(([key, value]) => names.has(key) && (0,dist/* isScalar */.jn)(value) ? imagesOrDefaults(document, map, value) : []))
        .concat(jobs.flatMap((job) => matrixValues(document, job).flatMap(([key, values]) => (names.has(key) ? values : []))));
}
function imagesOrDefaults(document, holder, node) {
    const whole = wholeParameter.exec(textOf(document, node)?.value ?? '')?.groups;
    if (whole?.name === undefined)
        return [node];
    const declared = child(document, whole.of === undefined ? holder : document.root, 'parameters');
    const { fallback, choices } = declaredValues(document, child(document, declared, whole.name));
    return [fallback ?? node, ...choices];
}
function declaredValues(document, declared) {
    const fallback = child(document, declared, 'default');
    return { fallback, choices: children(document, child(document, declared, 'enum')) };
}
function passedValues(document, maps) {
    const passed = new Map();
    const add = (name, nodes) => {
        const known = passed.get(name);
        if (known === undefined)
            passed.set(name, [...nodes]);
        else
            for (const node of nodes)
                known.push(node);
    };
    for (const map of maps) {
        const listed = child(document, map, 'jobs');
        const jobs = (0,dist/* isSeq */.oP)(listed)
            ? children(document, listed).flatMap((entry) => children(document, entry))
            : [];
        for (const holder of [child(document, map, 'executor'), ...jobs]) {
            for (const [name, value] of entries(document, holder))
                if ((0,dist/* isScalar */.jn)(value))
                    add(name, [value]);
            for (const [name, values] of matrixValues(document, holder))
                add(name, values);
        }
    }
    return passed;
}
function circleci_valuesOf(document, holder, reference, passed) {
    const isPipeline = reference.startsWith('pipeline.');
    const name = reference.slice(reference.lastIndexOf('.') + 1);
    const parameters = child(document, isPipeline ? document.root : holder, 'parameters');
    const { fallback, choices } = declaredValues(document, child(document, parameters, name));
    const given = isPipeline ? [] : (passed.get(name) ?? []);
    return [fallback, ...choices, ...given].flatMap((node) => {
        const source = sourceOf(document, node);
        return source === undefined ? [] : [{ value: source.value, source }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/cloud-build.js








const cloudBuild = {
    id: 'cloud-build',
    title: 'Google Cloud Build',
    paths: ['**/*cloudbuild*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, {
        needles: ['steps'],
        find: (document) => stepsOf(document).map((step) => child(document, step, 'name')),
        read: readName,
    }, (document) => stepsOf(document).map((step) => [child(document, step, 'script'), commandOf(document, step)])),
};
function commandOf(document, step) {
    const args = children(document, child(document, step, 'args'));
    const option = args.findIndex((one) => /^-[a-z]*c$/.test(textOf(document, one)?.value ?? ''));
    return option < 0 ? undefined : args[option + 1];
}
function stepsOf(document) {
    return children(document, child(document, document.root, 'steps'));
}
function readName(file, text, document) {
    const valuesOf = substitutionsOf(document);
    const whole = wholeVariable(text.value);
    const isSet = [...text.value.matchAll(/\$\{?(\w+)/g)].some(([, name = '']) => valuesOf(name).length > 0);
    if (!isSet)
        return [interpolated()(file, text)];
    const found = possibleImages(file, text, valuesOf);
    if (whole === undefined)
        return found;
    return found.map((one) => withoutOtherUses(file, one, [whole.name], wholeNamesIn(document)));
}
const wholeNames = new WeakMap();
function wholeNamesIn(document) {
    const known = wholeNames.get(document);
    if (known !== undefined)
        return known;
    const names = stepsOf(document).flatMap((step) => textOf(document, child(document, step, 'name')) ?? []);
    const counts = wholeUsesIn(names.map(({ value, span }) => ({ word: { text: value, span } })));
    wholeNames.set(document, counts);
    return counts;
}
function substitutionsOf(document) {
    const substitutions = child(document, document.root, 'substitutions');
    return (name) => {
        const source = sourceOf(document, child(document, substitutions, name));
        return source === undefined ? [] : [{ value: source.value, source }];
    };
}

;// CONCATENATED MODULE: ./lib/scan/cloudformation/values.js







const values_maxDepth = 8;
function values_imagesOfValue(document, file, node, depth = 0) {
    if (node === undefined || depth > values_maxDepth)
        return [];
    const { name, argument } = functionOf(document, node);
    const text = textOf(document, argument);
    if (name === undefined)
        return text === undefined ? [] : [literal(file, text)];
    if (name === 'Ref')
        return text === undefined ? [] : [ofParameter(document, file, text)];
    if (name === 'If')
        return children(document, argument)
            .slice(1)
            .flatMap((branch) => values_imagesOfValue(document, file, branch, depth + 1));
    const template = name === 'Sub' ? (text ?? textOf(document, children(document, argument)[0])) : undefined;
    if (template !== undefined)
        return [substituted(document, file, template)];
    const at = (0,dist/* isMap */.jh)(node) ? node.items[0]?.key : node;
    const [start = 0, end = start] = ((0,dist/* isScalar */.jn)(at) ? at : node).range ?? [];
    return [opaqueAt(file, { start, end }, 'variable', unresolved.intrinsicFunction(name))];
}
function functionOf(document, node) {
    const tag = /^!(?<name>[A-Z]\w*)$/.exec(node.tag ?? '')?.groups?.name;
    if (tag !== undefined)
        return { name: tag, argument: node };
    const [only, ...others] = (0,dist/* isMap */.jh)(node) ? entries(document, node) : [];
    const name = /^(?:Fn::(?<name>\w+)|(?<ref>Ref))$/.exec(only?.[0] ?? '')?.groups;
    const found = name?.name ?? name?.ref;
    return only === undefined || others.length > 0 || found === undefined
        ? { argument: node }
        : { name: found, argument: only[1] };
}
function literal(file, { span, value, exact }) {
    return withoutNewDigest(occurrenceAt(file, span, value, exact), notPinnable.aws);
}
function ofParameter(document, file, name) {
    const value = defaultOf(document, name.value);
    if (value === undefined || value.value === '')
        return opaqueAt(file, name.span, 'variable', unresolved.noDefault(name.value));
    return { ...literal(file, value), uses: [name.span] };
}
function substituted(document, file, template) {
    if (!template.value.includes('${'))
        return literal(file, template);
    const whole = /^\$\{(?<name>\w+)\}$/.exec(template.value)?.groups?.name;
    if (whole !== undefined)
        return ofParameter(document, file, { ...template, value: whole });
    const pseudo = /\$\{(?<name>[^{}]*[:.!][^{}]*)\}/.exec(template.value)?.groups?.name;
    if (pseudo !== undefined)
        return opaqueAt(file, template.span, 'variable', unresolved.notDefinedHere(pseudo));
    const expansion = expand(template.value, (name) => defaultOf(document, name)?.value);
    return expansion.kind === 'unknown'
        ? opaqueAt(file, template.span, 'variable', expansion.detail)
        : resolvedAt(file, template.span, expansion.value, notPinnable.fromParameter);
}
function defaultOf(document, name) {
    const parameter = child(document, child(document, document.root, 'Parameters'), name);
    const value = child(document, parameter, 'Default');
    return (0,dist/* isScalar */.jn)(value) ? sourceOf(document, value) : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/cloudformation.js






const cloudformation_known = {
    'AWS::ECS::TaskDefinition': ['ContainerDefinitions.*.Image'],
    'AWS::ECS::ExpressGatewayService': ['PrimaryContainer.Image'],
    'AWS::Lambda::Function': ['Code.ImageUri'],
    'AWS::Serverless::Function': ['ImageUri'],
    'AWS::Batch::JobDefinition': [
        'ContainerProperties.Image',
        'NodeProperties.NodeRangeProperties.*.Container.Image',
        'NodeProperties.NodeRangeProperties.*.EcsProperties.TaskProperties.*.Containers.*.Image',
        'EcsProperties.TaskProperties.*.Containers.*.Image',
        'EksProperties.PodProperties.Containers.*.Image',
        'EksProperties.PodProperties.InitContainers.*.Image',
    ],
    'AWS::CodeBuild::Project': ['Environment.Image'],
    'AWS::AppRunner::Service': ['SourceConfiguration.ImageRepository.ImageIdentifier'],
    'AWS::Lightsail::Container': ['ContainerServiceDeployment.Containers.*.Image'],
    'AWS::SageMaker::Model': ['PrimaryContainer.Image', 'Containers.*.Image'],
};
const provided = /^aws\/codebuild\//;
const cloudformation = {
    id: 'cloudformation',
    title: 'AWS CloudFormation, SAM',
    paths: ['**/*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['AWS::', 'Resources'], find: (document) => cloudformation_findImages(document, file) }),
};
function cloudformation_findImages(document, file) {
    const resources = child(document, document.root, 'Resources');
    if (!(0,dist/* isMap */.jh)(resources))
        return undefined;
    const found = children(document, resources).flatMap((resource) => {
        const type = textOf(document, child(document, resource, 'Type'))?.value ?? '';
        return type.startsWith('AWS::') ? [{ type, properties: child(document, resource, 'Properties') }] : [];
    });
    if (found.length === 0)
        return undefined;
    const images = found.flatMap(({ type, properties }) => (cloudformation_known[type] ?? []).flatMap((path) => nodesAt(document, properties, path)));
    return images.map((image) => ({
        found: values_imagesOfValue(document, file, image).filter(({ raw }) => !provided.test(raw)),
    }));
}

;// CONCATENATED MODULE: ./lib/model/official-images.js
const names = new Set(`adminer adoptopenjdk aerospike almalinux alpine alt amazoncorretto amazonlinux api-firewall arangodb archlinux
  artifactory azul-zulu backdrop bash bonita buildpack-deps busybox caddy cassandra celery centos chronograf cirros
  clearlinux clefos clickhouse clojure composer consul convertigo couchbase couchdb crate crux dart debian django docker
  dockerize docker-dev drupal eclipse-mosquitto eclipse-temurin eggdrop elasticsearch elixir emqx erlang espocrm
  express-gateway fedora flink fluentd friendica fsharp gazebo gcc geonetwork ghost glassfish golang gradle groovy
  haproxy haskell haxe hello-seattle hello-world hipache hitch hola-mundo httpd hylang ibm-semeru-runtimes ibmjava
  influxdb iojs irssi java jenkins jetty jobber joomla jruby julia kaazing-gateway kapacitor kibana known kong krakend
  lightstreamer liquibase logstash mageia mariadb matomo maven mediawiki memcached mongo mongo-express monica mono mysql
  nats nats-streaming neo4j neurodebian nextcloud nginx nim node notary nuxeo odoo open-liberty openjdk opensuse
  oraclelinux orientdb owncloud percona perl photon php php-zendserver phpmyadmin piwik plone postfixadmin postgres pypy
  python rabbitmq rails rakudo-star rapidoid r-base redis redmine registry rethinkdb rocket.chat rockylinux ros ruby rust
  sapmachine satosa scala scratch sentry silverpeas sl solr sonarqube sourcemage spark spiped storm swarm swift swipl
  teamspeak telegraf thrift tomcat tomee traefik ubuntu ubuntu-debootstrap ubuntu-upstart unit valkey varnish vault
  websphere-liberty wordpress xwiki yourls znc zookeeper`.split(/\s+/));
const folder = 'library/';
function isUnpublishable({ registry, repository }) {
    return (registry === 'docker.io' && repository.startsWith(folder) && !names.has(repository.slice(folder.length)));
}

;// CONCATENATED MODULE: ./lib/scan/compose/arguments.js







function composeArguments(document, file, build, valuesOf) {
    const args = child(document, build, 'args');
    if (args === undefined)
        return [];
    const read = { document, file, valuesOf };
    return document
        .sameKey(args)
        .flatMap((one) => ((0,dist/* isSeq */.oP)(one) ? arguments_listed(read, one.items) : (0,dist/* isMap */.jh)(one) ? mapped(read, one) : []));
}
function mapped(read, map) {
    const { document, file } = read;
    return entries(document, map).flatMap(([name, value]) => {
        if ((0,dist/* isScalar */.jn)(value) && value.value === null)
            return inherited(read, name, keyOf(document, map, name));
        const text = sourceOf(document, value, 'go');
        if (text !== undefined)
            return valued(read, name, text);
        const at = keyOf(document, map, name);
        return at === undefined ? [] : [unknownArgument(name, file, at, unresolved.argumentValue(name))];
    });
}
function arguments_listed(read, items) {
    return items.flatMap((item) => {
        const text = sourceOf(read.document, read.document.follow(item), 'go');
        const name = /^[^=]+/.exec(text?.value ?? '')?.[0];
        if (text === undefined || name === undefined)
            return [];
        const value = withoutPrefix(`${name}=`, text);
        return value === undefined ? inherited(read, name, text) : valued(read, name, value);
    });
}
function valued({ file, valuesOf }, name, text) {
    return interpolatedArguments(name, file, text, valuesOf);
}
function inherited({ file, valuesOf }, name, at) {
    const values = valuesOf(name);
    if (at === undefined)
        return [];
    if (values.length === 0)
        return [unknownArgument(name, file, at, unresolved.environmentArgument(name))];
    const isUsedElsewhere = file.text.includes(`$${name}`) || file.text.includes(`\${${name}`);
    return values.map(({ value, source, file: other }) => {
        if (source === undefined || other === undefined || isUsedElsewhere)
            return literalArgument(name, file, { ...at, value, exact: false });
        return literalArgument(name, other, source);
    });
}
function keyOf(document, map, name) {
    if (!(0,dist/* isMap */.jh)(map))
        return undefined;
    const pair = map.items.find((one) => keyTextOf(one) === name) ?? map.items[0];
    return sourceOf(document, pair?.key);
}

;// CONCATENATED MODULE: ./lib/scan/compose/layers.js




const layers_maxDepth = 8;
const baseName = /(?:^|\/)(?:docker-)?compose\.ya?ml$/;
function isBaseFile(path) {
    return baseName.test(path);
}
function buildLayers(document, file, service, bases) {
    const own = layersIn(document, file, service, 0);
    if (own.length === 0)
        return [];
    const overridden = bases.flatMap((base) => parseYaml(base).documents.flatMap((one) => layersIn(one, base, service, 0)));
    return [...own, ...overridden];
}
function layersIn(document, file, name, depth) {
    const service = child(document, child(document, document.root, 'services'), name);
    const build = child(document, service, 'build');
    if (depth > layers_maxDepth || (!(0,dist/* isMap */.jh)(build) && !(0,dist/* isScalar */.jn)(build)))
        return [];
    const extended = child(document, service, 'extends');
    const isElsewhere = child(document, extended, 'file') !== undefined;
    const other = textOf(document, (0,dist/* isScalar */.jn)(extended) ? extended : child(document, extended, 'service'))?.value;
    const below = other === undefined || isElsewhere || other === name ? [] : layersIn(document, file, other, depth + 1);
    return [{ document, file, build }, ...below];
}

;// CONCATENATED MODULE: ./lib/scan/syntax/dotenv.js
const line = /^[ \t]*(?:export[ \t]+)?(?<name>[A-Za-z_][\w.-]*)[ \t]*[=:][ \t]*(?<rest>[^\r\n]*)/gm;
function dotenvValues(file) {
    const values = new Map();
    for (const { 0: whole, index, groups } of file.text.replace(/^\uFEFF/, ' ').matchAll(line)) {
        const { name = '', rest = '' } = groups ?? {};
        const quote = /^["']/.exec(rest)?.[0];
        const close = quote === undefined ? -1 : rest.indexOf(quote, 1);
        const text = close > 0 ? rest.slice(1, close) : rest.replace(/(?:^|[ \t]+)#.*$/, '').trimEnd();
        const start = index + whole.length - rest.length + (close > 0 ? 1 : 0);
        const exact = !text.includes('\\') && (quote === undefined || close > 0);
        values.set(name, {
            value: text,
            source: { value: text, span: { start, end: start + text.length }, exact },
            file,
        });
    }
    return values;
}

;// CONCATENATED MODULE: ./lib/scan/compose/references.js



const references_readInterpolated = interpolated();
function referenceReader(companions) {
    const valuesOf = projectValues(companions);
    const others = companions.filter(({ path }) => !isDotenv(path));
    return (file, text) => {
        const image = imageText(text);
        if (image === undefined)
            return undefined;
        const isKnown = [...image.value.matchAll(/\$\{?(\w+)/g)].some(([, name = '']) => valuesOf(name).length > 0);
        return isKnown ? possibleImages(file, image, valuesOf, others) : [references_readInterpolated(file, image)];
    };
}
function projectValues(companions) {
    const values = companions.filter(({ path }) => isDotenv(path)).map(dotenvValues);
    return (name) => values.flatMap((one) => one.get(name) ?? []);
}
function isDotenv(path) {
    return /(?:^|\/)\.env$/.test(path);
}
function imageText(text) {
    const prefix = /^(?:[^=,]*=)?docker-image:\/\/|^(?:[^,]*,)*ref=/.exec(text.value)?.[0];
    if (prefix === undefined)
        return /^type=/.test(text.value) ? undefined : text;
    if (prefix.endsWith('ref=') && !/(?:^|,)type=registry(?:,|$)/.test(text.value))
        return undefined;
    const inner = withoutPrefix(prefix, text);
    const comma = inner?.value.indexOf(',') ?? -1;
    if (inner === undefined || comma < 0)
        return inner;
    const span = { start: inner.span.start, end: inner.exact ? inner.span.start + comma : inner.span.end };
    return { ...inner, value: inner.value.slice(0, comma), span };
}

;// CONCATENATED MODULE: ./lib/scan/compose/mentions.js











function composeMentions(document, file, companions) {
    const bases = companions.filter(({ path }) => isBaseFile(path));
    return new Names(document, file, projectValues(companions), bases).all();
}
const unknownPath = Symbol('unknown path');
class Names {
    document;
    file;
    valuesOf;
    bases;
    folder;
    mentions = [];
    passes = [];
    unknown = [];
    constructor(document, file, valuesOf, bases) {
        this.document = document;
        this.file = file;
        this.valuesOf = valuesOf;
        this.bases = bases;
        this.folder = folderOf(file.path);
    }
    all() {
        const { document } = this;
        const services = child(document, document.root, 'services');
        const names = new Set(entries(document, services).map(([name]) => name));
        for (const name of names)
            this.build(name);
        for (const service of children(document, services)) {
            this.compose(child(document, child(document, service, 'extends'), 'file'));
        }
        for (const name of this.included())
            this.compose(name);
        const { mentions, passes, unknown } = this;
        return { mentions, passes, unknown };
    }
    build(service) {
        const layers = buildLayers(this.document, this.file, service, this.bases);
        const [own] = layers;
        if (own === undefined || child(own.document, own.build, 'dockerfile_inline') !== undefined)
            return;
        const context = this.setting(layers, 'context') ?? '.';
        const name = this.setting(layers, 'dockerfile') ?? 'Dockerfile';
        if (context === unknownPath || name === unknownPath)
            return;
        const dockerfiles = mentionsFrom([pathFrom(this.folder, context)], name, 'dockerfile');
        const builds = buildsOf(this.argumentsOf(layers));
        this.mentions.push(...dockerfiles);
        for (const { path } of dockerfiles)
            this.passes.push(...builds.map((args) => ({ path, args })));
    }
    setting(layers, key) {
        for (const { document, file, build } of layers) {
            const isContext = (0,dist/* isScalar */.jn)(build) && key === 'context';
            const text = textOf(document, isContext ? build : child(document, build, key));
            if (text !== undefined)
                return this.expanded(text, file) ?? unknownPath;
        }
        return undefined;
    }
    argumentsOf(layers) {
        const known = new Set();
        return layers.flatMap(({ document, file, build }) => {
            const args = composeArguments(document, file, build, this.valuesOf).filter(({ name }) => !known.has(name));
            for (const { name } of args)
                known.add(name);
            return args;
        });
    }
    compose(node) {
        const text = textOf(this.document, node);
        const name = text === undefined ? undefined : this.expanded(text, this.file);
        this.mentions.push(...mentionsFrom([this.folder], name, 'compose'));
    }
    included() {
        const { document } = this;
        return children(document, child(document, document.root, 'include')).flatMap((entry) => {
            const paths = (0,dist/* isScalar */.jn)(entry) ? entry : child(document, entry, 'path');
            return (0,dist/* isSeq */.oP)(paths) ? children(document, paths) : [paths];
        });
    }
    expanded(text, file) {
        const expansion = expand(text.value, (name) => this.valuesOf(name).at(-1)?.value);
        if (expansion.kind === 'value')
            return expansion.value;
        const detail = unresolved.path(text.value, expansion.detail);
        if (file === this.file)
            this.unknown.push(opaqueAt(file, text.span, 'variable', detail));
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/formats/compose.js


















const compose_scheme = 'docker-image://';
const compose_reset = '!reset';
const compose_paths = [
    '**/*compose*.{yml,yaml}',
    '**/{stack,docker-stack,docker-swarm}*.{yml,yaml}',
    '**/*[.-]stack.{yml,yaml}',
];
const isCompose = glob_pathMatcher(compose_paths);
const compose = {
    id: 'compose',
    title: 'Compose',
    paths: compose_paths,
    comment: '#',
    companions(path, siblings) {
        const dotenv = siblings.filter((one) => isDotenv(one));
        const others = siblings.filter((one) => one !== path && (dotenv.length > 0 ? isCompose(one) : isBaseFile(one)));
        return [...dotenv, ...others];
    },
    scan(file, companions = [], context = {}) {
        const problems = [];
        const mentions = [];
        const passes = [];
        const builds = [];
        const valuesOf = projectValues(companions);
        const scan = scanYaml(file, {
            needles: [],
            find(document) {
                const named = composeMentions(document, file, companions);
                mentions.push(...named.mentions);
                passes.push(...named.passes);
                builds.push(...builtServices(document, file));
                const found = compose_findImages(document, { file, problems, valuesOf, context });
                return found && [...found, { found: named.unknown }];
            },
            read: referenceReader(companions),
        });
        if (scan === undefined)
            return undefined;
        return { ...scan, problems: [...scan.problems, ...problems], mentions, passes, builds };
    },
};
function builtServices(document, file) {
    return children(document, child(document, document.root, 'services')).flatMap((service) => {
        const name = textOf(document, child(document, service, 'image'));
        if (name === undefined || isEmpty(child(document, service, 'build')) || isPulled(document, service))
            return [];
        const expansion = expand(name.value, () => undefined);
        const at = { file: file.path, span: name.span };
        return [{ name: expansion.kind === 'value' ? expansion.value : name.value, at, isPushed: false }];
    });
}
function compose_findImages(document, reading) {
    const services = child(document, document.root, 'services');
    if (!(0,dist/* isMap */.jh)(services))
        return child(document, document.root, 'include') === undefined ? undefined : [];
    return children(document, services).flatMap((service) => {
        const build = child(document, service, 'build');
        const volumes = children(document, child(document, service, 'volumes')).filter((volume) => textAt(document, volume, 'type') === 'image');
        return [
            ...(isEmpty(build)
                ? imagesWithoutBuild(document, service, reading.file)
                : compose_imagesOfBuild(document, build, reading)),
            ...(isEmpty(build) ? [] : imagesBesideBuild(document, service)),
            ...volumes.map((volume) => child(document, volume, 'source')),
        ];
    });
}
function imagesWithoutBuild(document, service, file) {
    const image = child(document, service, 'image');
    const build = child(document, service, 'build');
    if (image !== undefined || build?.tag !== compose_reset || build.range == null)
        return [image];
    const [start, end] = build.range;
    return [{ found: [opaqueAt(file, { start, end }, 'variable', unresolved.resetBuild)] }];
}
function imagesBesideBuild(document, service) {
    const image = child(document, service, 'image');
    if (isPulled(document, service))
        return [image];
    const text = textOf(document, image);
    if (text === undefined || textAt(document, service, 'pull_policy') !== undefined || isBuiltOnly(text.value))
        return [];
    return [{ text, read: readPulledOrBuilt }];
}
function isBuiltOnly(name) {
    const parsed = parseImage(name);
    return parsed.kind === 'image' && (isUnpublishable(parsed.image) || parsed.image.registry === 'localhost');
}
function readPulledOrBuilt(file, { span }) {
    return opaqueAt(file, span, 'variable', unresolved.pulledOrBuilt);
}
function compose_imagesOfBuild(document, build, reading) {
    const inline = child(document, build, 'dockerfile_inline');
    const contexts = child(document, build, 'additional_contexts');
    return [
        ...(inline === undefined
            ? imageArguments(document, child(document, build, 'args'))
            : [{ found: compose_imagesOfInline(document, build, inline, reading) }]),
        ...((0,dist/* isSeq */.oP)(contexts)
            ? children(document, contexts)
            : entries(document, contexts).map(([, value]) => value)).filter((value) => (0,dist/* isScalar */.jn)(value) && String(value.value).includes(compose_scheme)),
        ...children(document, child(document, build, 'cache_from')),
    ];
}
const inlineImages = new WeakMap();
function compose_imagesOfInline(document, build, inline, { file, problems, valuesOf, context }) {
    const builds = buildsOf(composeArguments(document, file, build, valuesOf));
    if (!(0,dist/* isScalar */.jn)(inline))
        return [];
    const byArguments = inlineImages.get(inline) ?? new Map();
    inlineImages.set(inline, byArguments);
    const key = JSON.stringify(builds, (name, value) => (name === 'file' ? value.path : value));
    const known = byArguments.get(key);
    if (known !== undefined)
        return known;
    document.step(String(inline.value).length);
    const passed = [];
    const scan = scanNestedFile(file, inline, {
        scan(inner) {
            const found = scanDockerfile(inner, wholeFile(inner), false, { ...context, builds });
            passed.push(found.passed);
            return found;
        },
    });
    problems.push(...scan.problems, ...passed.flatMap((one) => one.problems));
    const found = [...scan.occurrences, ...passed.flatMap((one) => one.occurrences)];
    byArguments.set(key, found);
    return found;
}
function imageArguments(document, args) {
    if (!(0,dist/* isSeq */.oP)(args))
        return entries(document, args).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []);
    return children(document, args).flatMap((entry) => {
        const text = textOf(document, entry);
        const name = /^[^=]*=/.exec(text?.value ?? '')?.[0] ?? '=';
        const value = text && withoutPrefix(name, text);
        return value !== undefined && isImageArgument(name.slice(0, -1), value.value) ? [{ text: value }] : [];
    });
}
function isPulled(document, service) {
    const policy = textOf(document, child(document, service, 'pull_policy'))?.value ?? '';
    return /^(?:always|missing|if_not_present|daily|weekly|every_.*)$/.test(policy);
}
function isEmpty(node) {
    return node === undefined || node.tag === compose_reset || ((0,dist/* isScalar */.jn)(node) && node.value === null);
}
function textAt(document, node, key) {
    const value = child(document, node, key);
    return (0,dist/* isScalar */.jn)(value) ? value.value : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/concourse.js







const concourse_types = new Set(['registry-image', 'docker-image']);
const concourse_variable = /\(\(.*\)\)/;
const concourse = {
    id: 'concourse',
    title: 'Concourse',
    paths: ['**/*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        if (![...concourse_types].some((type) => file.text.includes(type)))
            return undefined;
        const builds = [];
        const scan = scanYaml(file, {
            needles: ['source', 'repository'],
            find: (document) => concourse_findImages(document, file, builds),
        });
        return scan && { ...scan, builds };
    },
};
function concourse_findImages(document, file, builds) {
    const maps = mapsOf(document);
    const resources = maps.filter((map) => isImageResource(document, map));
    if (resources.length === 0)
        return undefined;
    const named = (step) => new Set(maps.flatMap((map) => {
        const name = textOf(document, child(document, map, step))?.value;
        return name === undefined ? [] : [textOf(document, child(document, map, 'resource'))?.value ?? name];
    }));
    const [put, got] = [named('put'), named('get')];
    return resources.map((resource) => {
        const name = textOf(document, child(document, resource, 'name'))?.value ?? '';
        const found = concourse_imageOf(document, resource, file);
        if (found === undefined || !put.has(name))
            return { found: found === undefined ? [] : [found] };
        if (found.kind === 'image')
            builds.push({ name: concourse_nameOf(document, resource), at: found.at, isPushed: true });
        return { found: got.has(name) ? [found] : [] };
    });
}
function isImageResource(document, map) {
    const source = child(document, map, 'source');
    return concourse_types.has(textOf(document, child(document, map, 'type'))?.value ?? '') && (0,dist/* isMap */.jh)(source);
}
function concourse_imageOf(document, resource, file) {
    const source = child(document, resource, 'source');
    const at = (key) => sourceOf(document, child(document, source, key), 'go');
    const [repository, tag] = [at('repository'), at('tag')];
    if (repository === undefined || repository.value === '')
        return undefined;
    const expression = [repository.value, tag?.value ?? ''].find((text) => concourse_variable.test(text));
    if (expression !== undefined)
        return opaqueAt(file, repository.span, 'variable', unresolved.pipelineVariable(expression));
    if (at('aws_region') !== undefined && !repository.value.includes('/'))
        return opaqueAt(file, repository.span, 'variable', unresolved.registryOfAccount);
    const digest = sourceOf(document, child(document, child(document, resource, 'version'), 'digest'));
    if (tag === undefined && (digest === undefined || digest.value === ''))
        return textOf(document, child(document, resource, 'type'))?.value === 'registry-image'
            ? opaqueAt(file, repository.span, 'variable', unresolved.newestVersion)
            : withoutNewDigest(occurrenceAt(file, repository.span, repository.value, repository.exact), notPinnable.concourse);
    return splitOccurrence(file, {
        repository,
        tag,
        digest,
        ...(digest === undefined ? { noPlace: notPinnable.concourse } : {}),
        tagElsewhere: unresolved.noTagOrDigest,
    });
}
function concourse_nameOf(document, resource) {
    const source = child(document, resource, 'source');
    const [repository, tag] = ['repository', 'tag'].map((key) => sourceOf(document, child(document, source, key))?.value);
    return tag === undefined ? (repository ?? '') : `${repository}:${tag}`;
}

;// CONCATENATED MODULE: ./lib/scan/formats/devcontainer.js





const devcontainer = {
    id: 'devcontainer',
    title: 'Development containers',
    paths: ['**/.devcontainer/**/devcontainer.json', '**/.devcontainer.json', '**/devcontainer.json'],
    comment: '//',
    scan(file) {
        const errors = [];
        const root = treeOf(file.text.replace(/^\uFEFF/, ' '), errors);
        if (root === 'too deep') {
            const message = unscanned.json(unscanned.tooDeep);
            return { occurrences: [], problems: [{ file: file.path, message }] };
        }
        const at = (...path) => devcontainer_nodesAt(root, path);
        const nodes = [
            ...at('image'),
            ...at('build', 'args').flatMap(devcontainer_imageArguments),
            ...at('build', 'cacheFrom').flatMap(devcontainer_itemsOf),
        ];
        const folder = [folderOf(file.path)];
        const mentioned = (nodes, as) => nodes.flatMap(({ value }) => (typeof value === 'string' ? mentionsFrom(folder, value, as) : []));
        const mentions = [
            ...mentioned([...at('build', 'dockerfile'), ...at('dockerFile')], 'dockerfile'),
            ...mentioned(at('dockerComposeFile').flatMap(devcontainer_itemsOf), 'compose'),
        ];
        return {
            mentions,
            occurrences: nodes.flatMap((node) => devcontainer_readImage(file, node)),
            problems: errors.slice(0, 1).map(({ error, offset, length }) => ({
                file: file.path,
                message: unscanned.json((0,main.printParseErrorCode)(error)),
                span: { start: offset, end: offset + length },
            })),
        };
    },
};
function treeOf(text, errors) {
    try {
        return (0,main.parseTree)(text, errors, { allowTrailingComma: true });
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'too deep';
        throw error;
    }
}
function devcontainer_nodesAt(root, path) {
    return path.reduce((nodes, key) => nodes.flatMap((node) => (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children: [name, value] = [] }) => name?.value === key && value !== undefined ? [value] : [])), root === undefined ? [] : [root]);
}
function devcontainer_itemsOf(node) {
    return node.type === 'array' ? (node.children ?? []) : [node];
}
function devcontainer_imageArguments(args) {
    return (args?.children ?? []).flatMap(({ children: [name, value] = [] }) => value?.type === 'string' && isImageArgument(String(name?.value), String(value.value)) ? [value] : []);
}
function devcontainer_readImage(file, node) {
    if (node?.type !== 'string' || typeof node.value !== 'string' || /^$|^type=/.test(node.value))
        return [];
    const whole = { start: node.offset, end: node.offset + node.length };
    const closed = node.length > 2 && file.text[whole.end - 1] === '"';
    const span = closed ? { start: whole.start + 1, end: whole.end - 1 } : whole;
    if (node.value.includes('${'))
        return [opaqueAt(file, span, 'variable', unresolved.editorVariable(node.value))];
    return [occurrenceAt(file, span, node.value, file.text.slice(span.start, span.end) === node.value)];
}

;// CONCATENATED MODULE: ./lib/scan/formats/dockerfile.js

const template = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$|(?:^|\/)templates?\/|\{\{|\{%/;
const otherLanguage = /\.(?:md|mdx|rst|adoc|html?|go|java|kt|scala|py|rb|php|[cm]?[jt]sx?|rs|sh|json|ya?ml|dockerignore)$/i;
const dockerfile = {
    id: 'dockerfile',
    title: 'Dockerfile, Containerfile',
    paths: [
        '**/*Dockerfile*',
        '**/{dockerfile,containerfile}',
        '**/*.dockerfile',
        '**/Containerfile*',
        '**/*.Containerfile',
    ],
    comment: '#',
    scan(file, _, context) {
        const { passed, ...scan } = scanDockerfile(file, wholeFile(file), template.test(file.path), context);
        const all = [...scan.occurrences, ...passed.occurrences];
        if (!otherLanguage.test(file.path))
            return { occurrences: all, problems: [...scan.problems, ...passed.problems] };
        const valid = all.filter((one) => one.kind !== 'opaque' || one.why !== 'invalid');
        return { occurrences: valid, problems: passed.problems };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/drone.js



const drone = {
    id: 'drone',
    title: 'Drone, Woodpecker',
    paths: ['**/.drone.{yml,yaml}', '**/.woodpecker.{yml,yaml}', '**/.woodpecker/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['image'], find: drone_findImages, read: interpolated() }, (document) => drone_stepsOf(document).map((step) => children(document, child(document, step, 'commands')))),
};
function drone_findImages(document) {
    return drone_stepsOf(document).map((step) => child(document, step, 'image'));
}
function drone_stepsOf(document) {
    return ['steps', 'services', 'pipeline', 'clone'].flatMap((key) => children(document, child(document, document.root, key)));
}

;// CONCATENATED MODULE: ./lib/scan/earthfile/lines.js
const lines_word = /"[^"\n]*"|'[^'\n]*'|[^\s"']+(?:"[^"\n]*"|'[^'\n]*'|[^\s"'])*/g;
function earthfileCommands(text) {
    const commands = [];
    let target = '';
    let words = [];
    let isContinued = false;
    for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
        if (/^\s*(?:#|$)/.test(line))
            continue;
        const label = isContinued ? undefined : /^(?<name>[A-Za-z][\w.-]*):\s*(?:#.*)?$/.exec(line)?.groups?.name;
        if (label !== undefined) {
            target = label;
            continue;
        }
        const end = lines_endOfLine(line);
        isContinued = end < line.trimEnd().length;
        words.push(...lines_wordsOf(line.slice(0, end), index));
        if (isContinued)
            continue;
        if (words.length > 0)
            commands.push({ target, words });
        words = [];
    }
    return words.length > 0 ? [...commands, { target, words }] : commands;
}
function lines_endOfLine(line) {
    const trimmed = line.trimEnd();
    return trimmed.endsWith('\\') ? trimmed.length - 1 : trimmed.length;
}
function lines_wordsOf(line, offset) {
    const words = [];
    for (const { 0: found, index } of line.matchAll(lines_word)) {
        if (found.startsWith('#'))
            break;
        const quoted = /^(["']).*\1$/.test(found) && found.length > 1 ? 1 : 0;
        const start = offset + index + quoted;
        const text = found.slice(quoted, found.length - quoted);
        words.push({ text, span: { start, end: start + text.length } });
    }
    return words;
}

;// CONCATENATED MODULE: ./lib/scan/formats/earthfile.js






const flagsWithValue = new Set([
    ...['platform', 'build-arg', 'f', 'target', 'pull', 'load', 'compose', 'service', 'cache-id', 'cache-from'],
]);
const earthfile = {
    id: 'earthfile',
    title: 'Earthfile',
    paths: ['**/Earthfile'],
    comment: '#',
    scan(file) {
        const builds = [];
        const mentions = [];
        const values = new Map();
        const occurrences = earthfileCommands(file.text).flatMap((command) => {
            const [name, more] = command.words;
            if (name?.text === 'ARG')
                setArgument(values, command);
            if (name?.text === 'SAVE' && more?.text === 'IMAGE')
                builds.push(...savedImages(file, command));
            const lookup = (variable) => values.get(`${command.target}\0${variable}`) ?? values.get(`\0${variable}`);
            if (name?.text === 'WITH' && more?.text === 'DOCKER')
                return readFlags(command.words.slice(2))
                    .flags.filter(({ flag }) => flag === 'pull')
                    .flatMap(({ value }) => earthfile_imageAt(file, value, lookup) ?? [])
                    .map((one) => withoutNewDigest(one, notPinnable.earthlyPull));
            if (name?.text !== 'FROM')
                return [];
            const { flags, rest } = readFlags(command.words.slice(more?.text === 'DOCKERFILE' ? 2 : 1));
            const [image] = rest;
            if (more?.text === 'DOCKERFILE') {
                const names = flags.flatMap(({ flag, value }) => (flag === 'f' ? [value.text] : []));
                mentions.push(...buildMentions(file, image === undefined ? [] : [image.text], names));
                return [];
            }
            return image === undefined ? [] : (earthfile_imageAt(file, image, lookup) ?? []);
        });
        return { occurrences, problems: [], builds, mentions };
    },
};
function readFlags(words) {
    const flags = [];
    const rest = [];
    for (let at = 0; at < words.length; at += 1) {
        const one = words[at];
        if (one === undefined)
            break;
        const [lead, flag = '', joined] = /^--?(?<flag>[a-z-]+)(?:=(?<joined>.*))?$/.exec(one.text) ?? [];
        if (lead === undefined)
            rest.push(one);
        else if (joined !== undefined)
            flags.push({ flag, value: behind(one, joined) });
        else if (flagsWithValue.has(flag) && words[at + 1] !== undefined) {
            at += 1;
            flags.push({ flag, value: words[at] ?? one });
        }
    }
    return { flags, rest };
}
function behind({ span }, value) {
    const quoted = /^(["']).*\1$/.test(value) && value.length > 1 ? 1 : 0;
    const text = value.slice(quoted, value.length - quoted);
    const end = span.end - quoted;
    return { text, span: { start: end - text.length, end } };
}
function setArgument(values, { target, words }) {
    const { rest } = readFlags(words.slice(1));
    const assignment = rest.map(({ text }) => text).join(' ');
    const { name, value } = /^(?<name>\w+)\s*=\s*(?<value>.*)$/.exec(assignment)?.groups ?? {};
    if (name === undefined || value === undefined)
        return;
    values.set(`${target}\0${name}`, value.replace(/^(["'])(.*)\1$/, '$2'));
}
function earthfile_imageAt(file, { text, span }, lookup) {
    if (!text.includes('$'))
        return text.includes('+') || text === 'scratch' ? undefined : occurrenceAt(file, span, text);
    const expansion = expand(text, lookup);
    if (expansion.kind === 'unknown')
        return opaqueAt(file, span, 'variable', expansion.detail);
    return expansion.value.includes('+') || expansion.value === 'scratch'
        ? undefined
        : resolvedAt(file, span, expansion.value, notPinnable.fromParameter);
}
function savedImages(file, { words }) {
    const { rest } = readFlags(words.slice(2));
    const isPushed = words.some(({ text }) => text === '--push');
    return rest.flatMap(({ text: name, span }) => name.includes('$') ? [] : [{ name, at: { file: file.path, span }, isPushed }]);
}

;// CONCATENATED MODULE: ./lib/scan/formats/ecs.js





const ecs = {
    id: 'ecs',
    title: 'Amazon ECS',
    paths: ['**/*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['containerDefinitions', 'image'], find: ecs_findImages, read: ecs_readImage }),
};
function ecs_findImages(document) {
    const { root } = document;
    const lists = [root, child(document, root, 'taskDefinition')].flatMap((holder) => child(document, holder, 'containerDefinitions') ?? []);
    if (lists.length === 0)
        return undefined;
    return lists.flatMap((list) => children(document, list)).map((one) => child(document, one, 'image'));
}
function ecs_readImage(file, { span, value, exact }) {
    if (value.includes('$'))
        return opaqueAt(file, span, 'variable', unresolved.variable(value));
    return withoutNewDigest(occurrenceAt(file, span, value, exact), notPinnable.aws);
}

;// CONCATENATED MODULE: ./lib/scan/syntax/toml.js
const toml_token = /#[^\n]*|"""[\s\S]*?(?:"{3,5}|$)|'''[\s\S]*?(?:'{3,5}|$)|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[\w+:.-]+|[^\S\n]+|[\s\S]/g;
const toml_maxDepth = 16;
function tomlTexts(text) {
    const found = [];
    let table = [];
    let reading = { kind: 'key', keys: [] };
    const open = [];
    const around = () => [...table, ...open.flatMap((keys) => keys ?? [])];
    for (const { 0: one, index } of text.matchAll(toml_token)) {
        if (/^(?:#|[^\S\n])/.test(one))
            continue;
        if (reading.kind === 'value') {
            if (one === '[')
                open.push(undefined);
            else if (one === '{') {
                open.push(reading.keys.slice(0, toml_maxDepth));
                reading = { kind: 'key', keys: [] };
            }
            else if (one === ']' && open.at(-1) === undefined)
                open.pop();
            else if (one === '}')
                reading = { kind: 'value', keys: open.pop() ?? [] };
            else if (/^["']/.test(one))
                found.push({ ...toml_literal(one, index), path: [...around(), ...reading.keys] });
            else if (one === '\n' ? open.length === 0 : one === ',' && open.at(-1) !== undefined)
                reading = { kind: 'key', keys: [] };
        }
        else if (one === '\n') {
            if (reading.kind === 'header')
                table = reading.keys;
            if (open.length === 0)
                reading = { kind: 'key', keys: [] };
        }
        else if (one === '[')
            reading = { kind: 'header', keys: [] };
        else if (one === '=')
            reading = { ...reading, kind: 'value' };
        else if (one === '}')
            reading = { kind: 'value', keys: open.pop() ?? [] };
        else if (one !== ']' && one !== '.')
            reading = { ...reading, keys: [...reading.keys, ...keysOf(one)].slice(0, toml_maxDepth) };
    }
    return found;
}
function keysOf(written) {
    if (/^["']/.test(written))
        return [toml_literal(written, 0).value];
    return written.split('.').filter((name) => name !== '');
}
function toml_literal(written, index) {
    const quotes = /^(?:"""|'''|"|')/.exec(written)?.[0] ?? '"';
    const isClosed = written.length >= 2 * quotes.length && written.endsWith(quotes);
    const inner = written.slice(quotes.length, isClosed ? written.length - quotes.length : undefined);
    const start = index + quotes.length;
    const value = quotes.startsWith('"') ? inner.replace(escapedCharacter, toml_unescaped) : inner;
    const exact = isClosed && quotes.length === 1 && value === inner;
    return { value, span: { start, end: start + inner.length }, exact };
}
const escapedCharacter = /\\(?:u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8}))/g;
function toml_unescaped(written, short, long) {
    const code = Number.parseInt(short ?? long ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}

;// CONCATENATED MODULE: ./lib/scan/formats/fly.js






const fly = {
    id: 'fly',
    title: 'Fly.io',
    paths: ['**/fly.toml', '**/fly.*.toml', '**/*.fly.toml'],
    comment: '#',
    scan(file) {
        const texts = tomlTexts(file.text);
        const at = (...path) => texts.filter((one) => one.value !== '' && one.path.join('\0') === path.join('\0'));
        const read = ({ span, value, exact }) => occurrenceAt(file, span, value, exact);
        const listed = (one, why) => withoutNewDigest(read(one), why);
        const occurrences = [
            ...at('build', 'image').map((one) => listed(one, notPinnable.fly)),
            ...at('build', 'builder').map((one) => listed(one, notPinnable.notDocumented('Fly.io'))),
            ...texts.filter(isArgument).map(read),
        ];
        const mentions = buildMentions(file, [], at('build', 'dockerfile').map(({ value }) => value));
        return { occurrences, problems: [], mentions };
    },
};
function isArgument({ path, value }) {
    return (path.length === 3 && path[0] === 'build' && path[1] === 'args' && isImageArgument(path[2] ?? '', value));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/inheritance.js



function inherits(document, chain, of, name) {
    const nearest = chain.map((one) => child(document, child(document, one, 'inherit'), of));
    const set = nearest.find((node) => node !== undefined);
    if (set === undefined)
        return true;
    return document.sameKey(set).some((node) => inheritance_allows(document, node, name));
}
function inheritance_allows(document, node, name) {
    if ((0,dist/* isSeq */.oP)(node))
        return children(document, node).some((one) => textOf(document, one)?.value === name);
    return !('value' in node && node.value === false);
}
function referenced(document, node, depth = 0) {
    if (!(0,dist/* isSeq */.oP)(node) || node.tag !== '!reference')
        return node;
    const keys = children(document, node).flatMap((one) => textOf(document, one)?.value ?? []);
    const found = keys.reduce((inner, key) => (inner === undefined ? undefined : child(document, inner, key)), document.root ?? undefined);
    const isKnown = found !== undefined && found !== document.root && depth < maxReferences;
    return isKnown ? referenced(document, found, depth + 1) : undefined;
}
const maxReferences = 10;

;// CONCATENATED MODULE: ./lib/scan/gitlab/includes.js




function includesIn(document) {
    const { root } = document;
    const triggers = children(document, root).map((job) => child(document, job, 'trigger'));
    return [root, ...triggers].flatMap((holder) => {
        const include = child(document, holder, 'include');
        if (include === undefined)
            return [];
        return document.sameKey(include).flatMap((one) => ((0,dist/* isSeq */.oP)(one) ? children(document, one) : [one]));
    });
}
function gitlabMentions(document) {
    return includesIn(document).flatMap((include) => {
        const node = (0,dist/* isScalar */.jn)(include) ? include : (0,dist/* isMap */.jh)(include) ? child(document, include, 'local') : undefined;
        const name = textOf(document, node)?.value.replace(/^\/+/, '');
        if (name?.includes('*'))
            return { path: includes_patternOf(name), as: 'gitlab-ci', isGlob: true };
        return mentionsFrom([''], name, 'gitlab-ci');
    });
}
const maxPartsOfAnyDepth = 4;
function includes_patternOf(name) {
    const parts = name.replace(/[\\[\]{}?!+@()]/g, '\\$&').split('/');
    const isAnyDepth = (part) => part !== '**' && part.includes('**');
    if (parts.filter(isAnyDepth).length > maxPartsOfAnyDepth)
        return '**/*.{yml,yaml}';
    return parts.map((part) => (isAnyDepth(part) ? ofAnyDepth(part) : part)).join('/');
}
function ofAnyDepth(part) {
    const at = part.indexOf('**');
    const [before, after] = [part.slice(0, at), part.slice(at).replace(/^\*+/, '').replace(/\*+/g, '*')];
    return `{${before}*${after},${before}*/**/*${after}}`;
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/inputs.js










const expression = /\$(?<name>\[\[[^[\]]*\]\]|\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)/g;
const input = /^\[\[\s*inputs\.(?<name>[\w-]+)\s*(?:\|\s*expand_vars\s*)*\]\]$/;
function inputValues(file) {
    const headers = parseYaml(file).documents.flatMap((document) => {
        const inputs = child(document, child(document, document.root, 'spec'), 'inputs');
        return inputs === undefined ? [] : [{ document, inputs }];
    });
    if (headers.length === 0)
        return undefined;
    return (name) => headers.flatMap(({ document, inputs }) => {
        const declared = child(document, inputs, name);
        const nodes = [
            child(document, declared, 'default'),
            ...children(document, child(document, declared, 'options')),
        ];
        return nodes.flatMap((node) => {
            const source = (0,dist/* isScalar */.jn)(node) ? sourceOf(document, node) : undefined;
            return source === undefined || source.value === '' ? [] : [{ value: source.value, source }];
        });
    });
}
function imagesOfInputs(file, text, valuesOf) {
    const valuesOfInput = inputValues(file);
    if (valuesOfInput === undefined)
        return undefined;
    let hasInputs = text.value.includes('$[[');
    const valuesIn = (name) => {
        if (name.startsWith('[['))
            return valuesOfInput(input.exec(name)?.groups?.name ?? '');
        const values = valuesOf(name.replace(/^\{|\}$/g, ''));
        hasInputs ||= values.some(({ value }) => value.includes('$[['));
        return values;
    };
    const combinationsOf = combinationsIn(text, expression, expandedValues(valuesIn, expression));
    const found = parameterImages(file, text, expression, combinationsOf);
    if (!hasInputs)
        return undefined;
    return found ?? [opaqueAt(file, text.span, 'template', unresolved.template(text.value))];
}
function passedImages(document) {
    return includesIn(document).flatMap((include) => entries(document, child(document, include, 'inputs')).flatMap(([name, value]) => {
        const text = textOf(document, value)?.value ?? '';
        const isImage = looksLikeImage(text) || isImageArgument(name.replaceAll('-', '_'), text);
        return isImage || (/(?:^|[-_])image$/i.test(name) && text !== '') ? [value] : [];
    }));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/images.js












function imagesIn(document, holders) {
    return holders.flatMap((holder) => [
        ...valuesAt(document, child(document, holder, 'image')).map((node) => ({
            node,
            holder,
            key: 'image',
        })),
        ...valuesAt(document, child(document, holder, 'services'))
            .flatMap((list) => servicesIn(document, list))
            .map((node) => ({ node, holder, key: 'services' })),
    ]);
}
function wholeUsesOf(document, images, scripts) {
    const words = images.flatMap(({ node }) => {
        const holder = referenced(document, node);
        return images_textsOf(document, holder).map(({ value, span }) => ({ word: { text: value, span } }));
    });
    const distinct = new Map([...words, ...scripts.flatMap(({ uses }) => uses.images)].map((one) => [one.word.span.start, one]));
    return wholeUsesIn([...distinct.values()]);
}
function images_textsOf(document, holder) {
    const node = (0,dist/* isScalar */.jn)(holder) ? holder : child(document, holder, 'name');
    if (node === undefined)
        return [];
    return document.sameKey(node).flatMap((one) => textOf(document, one) ?? []);
}
function valuesAt(document, node) {
    return node === undefined ? [] : document.sameKey(node);
}
function servicesIn(document, list) {
    const known = referenced(document, list);
    if (known === undefined)
        return [list];
    return children(document, known).flatMap((one) => {
        const service = referenced(document, one);
        return (0,dist/* isSeq */.oP)(service) ? children(document, service) : [service ?? one];
    });
}
function resolveImage({ file, document, wholeUses }, written, valuesOf) {
    const holder = referenced(document, written);
    if (holder === undefined)
        return [{ found: [referenceElsewhere(file, document, written)] }];
    const texts = images_textsOf(document, holder);
    if (!texts.some(({ value }) => value.includes('$')))
        return [(0,dist/* isScalar */.jn)(holder) ? holder : child(document, holder, 'name')];
    const images = (one) => {
        const found = imagesOfInputs(file, one, valuesOf) ?? possibleImages(file, one, valuesOf);
        const name = wholeVariable(one.value)?.name;
        const own = name === undefined ? found : found.map((image) => withoutOtherUses(file, image, [name], wholeUses));
        return holder === written ? own : own.map((image) => sharedWith(image, one));
    };
    return [{ found: texts.flatMap(images) }];
}
function sharedWith(one, { span }) {
    const isThere = one.kind === 'image' && one.at.span.start === span.start;
    return isThere ? { ...one, pin: refused(notPinnable.severalValues) } : one;
}
function referenceElsewhere(file, document, { range }) {
    const [start, end] = range ?? [0, 0];
    const text = document.text.slice(start, end).replace(/^!reference\s*/, '');
    return opaqueAt(file, { start, end }, 'variable', unresolved.notDefinedHere(text));
}

;// CONCATENATED MODULE: ./lib/scan/shell/pinned-words.js


const marker = '@sha256:';
const pinned_words_digestLength = 64;
function pinnedWords(file, commands, known) {
    const taken = new Set(known.map(({ at }) => at.span.start));
    return commands
        .flat()
        .flatMap((word) => pinnedWord(file, word))
        .filter(({ at }) => !taken.has(at.span.start));
}
function pinnedWord(file, { text, span }) {
    const at = text.indexOf(marker);
    if (at < 0 || file.text.slice(span.start, span.end) !== text)
        return [];
    let start = at;
    while (start > 0 && /[\w./:-]/.test(text[start - 1] ?? ''))
        start -= 1;
    const name = text.slice(start, at + marker.length + pinned_words_digestLength);
    if (!looksLikeImage(name))
        return [];
    return [occurrenceAt(file, { start: span.start + start, end: span.start + start + name.length })];
}

;// CONCATENATED MODULE: ./lib/scan/shell-mentions.js


const shell_mentions_programs = /^[@+-]*(?:docker|podman|nerdctl|buildah|docker-compose|podman-compose|docker-buildx)$/;
const words = /docker|podman|nerdctl|buildah/;
const checkoutRoot = /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|CI_PROJECT_DIR|PWD)\}?|\$\(pwd\))\//;
function shellMentions(text, folders) {
    return words.test(text) ? commandMentions(commandsOf(text), folders) : [];
}
function commandMentions(commands, folders) {
    return commands.flatMap((command) => {
        const program = command.findIndex(({ text }) => shell_mentions_programs.test(text));
        if (program < 0)
            return [];
        const all = command.slice(program).map(({ text }) => text);
        return namedFilesOf(all).flatMap((name) => {
            const as = formatOf(all, name);
            return as === undefined ? [] : mentionsFrom(folders, withoutCheckoutRoot(name), as);
        });
    });
}
function buildCommand(command) {
    const program = command.findIndex(({ text }) => shell_mentions_programs.test(text));
    const words = command.slice(Math.max(program, 0));
    const isBuild = program >= 0 &&
        formatOf(words.map(({ text }) => text), '') === 'dockerfile';
    return isBuild ? words : undefined;
}
function withoutCheckoutRoot(name) {
    return name.replace(checkoutRoot, '');
}
function formatOf([program = '', ...rest], file) {
    const verbs = rest.filter((word) => /^(?:build|buildx|b|bud|bake|image|builder|compose)$/.test(word));
    const [first, second] = verbs;
    if (/-compose$/.test(program) || first === 'compose')
        return 'compose';
    if (first === 'bake' || second === 'bake')
        return /\.json$/.test(file) ? 'bake-json' : /\.ya?ml$/.test(file) ? 'compose' : 'bake';
    const builds = ['build', 'bud', 'b'];
    const isBuild = first === 'buildx' || first === 'image' || first === 'builder'
        ? builds.includes(second ?? '')
        : first === 'build' || first === 'bud';
    return isBuild ? 'dockerfile' : undefined;
}
function namedFilesOf(all) {
    return all.flatMap((word, index) => {
        if (word === '-f' || word === '--file')
            return all[index + 1] ?? [];
        const joined = /^(?:--file=|-f=?(?=[\w./$"']))(?<name>.+)$/.exec(word)?.groups?.name;
        return joined === undefined ? [] : joined.replace(/^(["'])(.*)\1$/, '$2');
    });
}

;// CONCATENATED MODULE: ./lib/scan/shell-builds.js




function commandBuilds(commands, file, folders) {
    return commands.flatMap((command) => {
        const words = buildCommand(command);
        if (words === undefined)
            return [];
        const args = shell_builds_argumentsOf(words, file);
        if (args.length === 0)
            return [];
        const texts = words.map(({ text }) => text);
        const [named] = namedFilesOf(texts);
        const last = withoutCheckoutRoot(texts.filter((text) => !/^[-<>&|]/.test(text)).at(-1) ?? '.');
        const contexts = folders.map((folder) => (folder === undefined ? undefined : pathFrom(folder, last)));
        const mentions = named === undefined
            ? mentionsFrom(contexts, 'Dockerfile', 'dockerfile')
            : mentionsFrom(folders, withoutCheckoutRoot(named), 'dockerfile');
        const builds = buildsOf(args);
        return mentions.flatMap(({ path }) => builds.map((build) => ({ path, args: build })));
    });
}
function shell_builds_argumentsOf(words, file) {
    const found = new Map();
    words.forEach(({ text }, index) => {
        const joined = /^--build-arg=(?<quote>["']?)/.exec(text)?.[0];
        const word = text === '--build-arg' ? words[index + 1] : words[index];
        if (word === undefined || (text !== '--build-arg' && joined === undefined))
            return;
        const start = word.span.start + (joined?.length ?? 0);
        const argument = argumentIn(word.text.slice(joined?.length ?? 0).replace(/["']$/, ''), start, file);
        if (argument !== undefined)
            found.set(argument.name, argument);
    });
    return [...found.values()];
}
function argumentIn(text, start, file) {
    const { name, quote = '' } = /^(?<name>\w+)(?:=(?<quote>["']?)|$)/.exec(text)?.groups ?? {};
    if (name === undefined)
        return undefined;
    const at = { span: { start, end: start + text.length } };
    if (text === name)
        return unknownArgument(name, file, at, unresolved.environmentArgument(name));
    const from = name.length + 1 + quote.length;
    const value = text.slice(from);
    const span = { start: start + from, end: start + text.length };
    if (/[$`]/.test(value))
        return unknownArgument(name, file, { span }, unresolved.shellVariable(value));
    return literalArgument(name, file, {
        value: value.replace(/["'\\]/g, ''),
        span,
        exact: !/["'\\]/.test(value),
    });
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/scripts.js












const keys = ['before_script', 'script', 'after_script', 'pre_get_sources_script'];
const scripts_maxDepth = 10;
function jobScript(file, document, holder, ofJob) {
    const hooks = child(document, holder, 'hooks');
    const nodes = [holder, ...(hooks === undefined ? [] : [hooks])]
        .flatMap((one) => keys.flatMap((key) => child(document, one, key) ?? []))
        .flatMap((script) => document.sameKey(script))
        .flatMap((script) => commandsAt(document, script, 0));
    const commands = yaml_scripts_commandsIn(file, document, nodes);
    const assigned = assignedIn(commands, (word) => placedValue(file, word));
    const valuesOf = (name) => {
        const values = assigned(name);
        return values.length > 0 ? values : ofJob(name);
    };
    return { commands, uses: usesOfScripts([commands])[0] ?? { images: [], builds: [] }, valuesOf };
}
function scanScript(file, { commands, uses, valuesOf }, wholeUses) {
    const images = uses.images.flatMap((used) => readImageWord(file, used, { valuesOf, wholeUses }));
    const folders = [...new Set([folderOf(file.path), ''])];
    return {
        occurrences: [...pinnedWords(file, commands, images), ...images],
        problems: [],
        mentions: commandMentions(commands, folders),
        passes: commandBuilds(commands, file, folders),
        builds: builtImages(file, uses.builds, (word) => namesOf(word, valuesOf)),
    };
}
function commandsAt(document, node, depth) {
    if (!(0,dist/* isSeq */.oP)(node))
        return [node];
    if (depth >= scripts_maxDepth || referenced(document, node) !== node)
        return [];
    return children(document, node).flatMap((one) => commandsAt(document, one, depth + 1));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/unused-variables.js







function unusedVariables(document, file, images) {
    const found = images.flatMap((one) => one?.found ?? []);
    const used = new Set(found.map(({ at }) => at.span.start));
    const isUsed = (name) => found.some(({ raw }) => raw.includes(`$${name}`) || raw.includes(`\${${name}`));
    return variablesForIncludes(document)
        .filter(([name, { span }]) => !used.has(span.start) && !isUsed(name))
        .map(([name, { span, value }]) => value.includes('$')
        ? opaqueAt(file, span, 'variable', unresolved.variable(value))
        : resolvedAt(file, span, value, notPinnable.unusedVariable(name)));
}
function variablesForIncludes(document) {
    if (includesIn(document).length === 0)
        return [];
    const { root } = document;
    return [root, ...children(document, root)].flatMap((holder) => entries(document, child(document, holder, 'variables')).flatMap(([name, node]) => {
        const text = textOf(document, (0,dist/* isMap */.jh)(node) ? child(document, node, 'value') : node);
        const isImage = text !== undefined && (looksLikeImage(text.value) || isImageArgument(name, text.value));
        return isImage ? [[name, text]] : [];
    }));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/variables.js




const maxExtends = 11;
function gitlabVariables(document, jobs) {
    const byName = new Map(jobs);
    const users = usersOfTemplates(document, jobs, byName);
    const { root } = document;
    const defaults = child(document, root, 'default');
    const chainOf = (job) => chainOfExtends(document, job, byName);
    return (holder, key) => {
        const isFile = holder === root || holder === defaults;
        const takesDefault = (job) => {
            const chain = chainOf(job);
            const hasOwn = chain.some((one) => child(document, one, key) !== undefined);
            return !hasOwn && inherits(document, chain, 'default', key);
        };
        const owners = isFile
            ? jobs.map(([, job]) => job).filter(takesDefault)
            : [holder, ...(users.get(holder) ?? [])];
        return (name) => {
            const values = owners.flatMap((job) => jobValues(document, chainOf(job), name));
            const needed = owners.map(chainOf).filter((chain) => !isSet(document, chain, name));
            const isInherited = needed.some((chain) => inherits(document, chain, 'variables', name));
            const ofRules = isFile || needed.length > 0 ? workflowValues(document, name) : [];
            const ofFile = isFile || isInherited ? variableValues(document, root, name) : [];
            return variables_distinct([...values, ...ofRules, ...ofFile]);
        };
    };
}
function chainOfExtends(document, job, byName) {
    const chain = [];
    const add = (node, depth) => {
        if (node === undefined || chain.includes(node) || depth > maxExtends || chain.length > maxExtends)
            return;
        chain.push(node);
        for (const name of [...extendedBy(document, node)].reverse())
            add(byName.get(name), depth + 1);
    };
    add(job, 0);
    return chain;
}
function extendedBy(document, job) {
    const names = child(document, job, 'extends');
    const nodes = (0,dist/* isSeq */.oP)(names) ? children(document, names) : [names];
    return nodes.flatMap((node) => textOf(document, node)?.value ?? []);
}
function usersOfTemplates(document, jobs, byName) {
    const users = new Map();
    for (const [, job] of jobs)
        for (const template of chainOfExtends(document, job, byName).slice(1)) {
            const known = users.get(template);
            if (known === undefined)
                users.set(template, [job]);
            else
                known.push(job);
        }
    return users;
}
function jobValues(document, chain, name) {
    const ofRules = chain.flatMap((one) => ruleValues(document, child(document, one, 'rules'), name));
    const ofMatrix = chain.flatMap((one) => variables_matrixValues(document, one, name));
    const own = chain.map((one) => variableValues(document, one, name)).find((values) => values.length > 0);
    return [...ofRules, ...(ofMatrix.length > 0 ? ofMatrix : (own ?? []))];
}
function isSet(document, chain, name) {
    return chain.some((one) => variableValues(document, one, name).length > 0 || variables_matrixValues(document, one, name).length > 0);
}
function workflowValues(document, name) {
    return ruleValues(document, child(document, child(document, document.root, 'workflow'), 'rules'), name);
}
function ruleValues(document, rules, name) {
    return children(document, rules).flatMap((rule) => variableValues(document, rule, name));
}
function variableValues(document, holder, name) {
    const all = child(document, holder, 'variables');
    const set = child(document, all && referenced(document, all), name);
    if (set === undefined)
        return [];
    return document
        .sameKey(set)
        .flatMap((node) => referenced(document, node) ?? [])
        .flatMap((node) => (0,dist/* isMap */.jh)(node)
        ? [child(document, node, 'value'), ...children(document, child(document, node, 'options'))]
        : [node])
        .flatMap((node) => valueAt(document, node));
}
function variables_matrixValues(document, job, name) {
    const matrix = child(document, child(document, job, 'parallel'), 'matrix');
    return children(document, matrix).flatMap((combination) => {
        const values = child(document, combination, name);
        const nodes = (0,dist/* isSeq */.oP)(values) ? children(document, values) : [values];
        return nodes.flatMap((node) => valueAt(document, node));
    });
}
function valueAt(document, node) {
    const source = (0,dist/* isScalar */.jn)(node) ? sourceOf(document, node) : undefined;
    return source === undefined ? [] : [{ value: source.value, source }];
}
function variables_distinct(values) {
    return [...new Map(values.map((one) => [one.source?.span.start, one])).values()];
}

;// CONCATENATED MODULE: ./lib/scan/formats/gitlab-ci.js









const notJobs = new Set([
    ...['variables', 'include', 'stages', 'workflow', 'spec', 'cache', 'image', 'services', 'default'],
]);
const gitlabCi = {
    id: 'gitlab-ci',
    title: 'GitLab CI',
    paths: [
        '**/.gitlab-ci.{yml,yaml}',
        '**/*.gitlab-ci.{yml,yaml}',
        '**/.gitlab/**/*.{yml,yaml}',
        '**/.gitlab-ci/**/*.{yml,yaml}',
    ],
    comment: '#',
    scan(file) {
        const scans = [];
        const find = (document) => {
            if (!(0,dist/* isMap */.jh)(document.root))
                return undefined;
            const valuesIn = gitlabVariables(document, jobsIn(document));
            const scripts = holdersIn(document).map((holder) => jobScript(file, document, holder, valuesIn(holder, 'before_script')));
            const images = imagesIn(document, holdersIn(document));
            const wholeUses = wholeUsesOf(document, images, scripts);
            const found = scripts.map((script) => scanScript(file, script, wholeUses));
            scans.push(...found, { occurrences: [], problems: [], mentions: gitlabMentions(document) });
            const reading = { file, document, wholeUses };
            const all = [
                ...images.flatMap(({ node, holder, key }) => resolveImage(reading, node, valuesIn(holder, key))),
                ...passedImages(document).flatMap((node) => resolveImage(reading, node, () => [])),
                ...found.map(({ occurrences }) => ({ found: occurrences })),
            ];
            return [...all, { found: unusedVariables(document, file, all) }];
        };
        const scan = scanYaml(file, { needles: [], find });
        return (scan && {
            ...scan,
            mentions: scans.flatMap(({ mentions = [] }) => mentions),
            passes: scans.flatMap(({ passes = [] }) => passes),
            builds: scans.flatMap(({ builds = [] }) => builds),
        });
    },
};
function jobsIn(document) {
    return entries(document, document.root).filter(([key, value]) => !notJobs.has(key) && (0,dist/* isMap */.jh)(value));
}
function holdersIn(document) {
    const { root } = document;
    const defaults = child(document, root, 'default');
    const shared = defaults === undefined ? [] : document.sameKey(defaults);
    return [root, ...shared, ...jobsIn(document).map(([, job]) => job)];
}

;// CONCATENATED MODULE: ./lib/scan/syntax/literals.js
const groovy = /\/\/[^\n]*|#!.*|\/\*[\s\S]*?(?:\*\/|$)|'''(?:[^\\]|\\[\s\S])*?(?:'''|$)|"""(?:[^\\]|\\[\s\S])*?(?:"""|$)|'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|[A-Za-z_$][\w.$]*|\S/g;
const jsonnet = /\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\|\|\|-?\n[\s\S]*?(?:\n[ \t]*\|\|\||$)|@'(?:[^']|'')*'?|@"(?:[^"]|"")*"?|'(?:[^'\\]|\\[\s\S])*'?|"(?:[^"\\]|\\[\s\S])*"?|[A-Za-z_$][\w.$]*|\S/g;
function groovyTokens(text) {
    return tokensOf(text, groovy);
}
function jsonnetTokens(text) {
    return tokensOf(text, jsonnet);
}
function tokensOf(text, pattern) {
    const tokens = [];
    for (const { 0: found, index } of text.matchAll(pattern)) {
        if (/^(?:\/\/|\/\*|#)/.test(found))
            continue;
        const quotes = /^(?:'''|"""|\|\|\||@?["'])/.exec(found)?.[0] ?? '';
        const kind = quotes !== '' ? 'text' : /^[\w$]/.test(found) ? 'word' : 'sign';
        const closing = quotes.replace('@', '');
        const isClosed = found.length >= quotes.length + closing.length && found.endsWith(closing);
        const start = index + quotes.length;
        const end = index + found.length - (isClosed ? closing.length : 0);
        const inner = text.slice(start, end);
        const exact = isClosed && !inner.includes('\\');
        tokens.push({ kind, text: kind === 'text' ? inner : found, span: { start, end }, quotes, exact });
    }
    return tokens;
}

;// CONCATENATED MODULE: ./lib/scan/formats/jenkinsfile.js







const jenkinsfile = {
    id: 'jenkinsfile',
    title: 'Jenkins',
    paths: ['**/Jenkinsfile*', '**/*.{jenkinsfile,Jenkinsfile}'],
    comment: '//',
    scan(file) {
        const tokens = groovyTokens(file.text);
        const problems = [];
        const builds = [];
        const occurrences = tokens.flatMap((token, index) => {
            if (token.kind !== 'text')
                return [];
            const before = wordsBefore(tokens, index);
            if (/^(?:yaml|yaml:)$/.test(before) && token.quotes.length === 3)
                return podImages(file, token, problems);
            if (before === 'docker.build(' && !token.text.includes('$'))
                builds.push({ name: token.text, at: { file: file.path, span: token.span }, isPushed: false });
            return isImage(before, token.text) ? [jenkinsfile_imageAt(file, token)] : [];
        });
        return { occurrences, problems, builds };
    },
};
function wordsBefore(tokens, index) {
    const [before, sign] = [tokens[index - 2], tokens[index - 1]];
    if (sign?.kind === 'word')
        return sign.text;
    return before?.kind === 'word' && sign?.kind === 'sign' ? before.text + sign.text : '';
}
function isImage(before, text) {
    if (text.trim() === '')
        return false;
    if (/^(?:\w+\.)*docker\.image\($/.test(before) || before === 'docker')
        return true;
    if (/^image[:(]?$/.test(before))
        return text.includes('$') || parseImage(text).kind === 'image';
    return /image\w*[:=]$/i.test(before) && looksLikeImage(text);
}
function jenkinsfile_imageAt(file, { text, span, exact, quotes }) {
    if (quotes.startsWith('"') && text.includes('$'))
        return opaqueAt(file, span, 'variable', unresolved.variable(text));
    return withoutNewDigest(occurrenceAt(file, span, text, exact), notPinnable.notDocumented('Jenkins'));
}
function podImages(file, { text, span, quotes }, problems) {
    const scan = kubernetes.scan({ path: file.path, text });
    for (const { message } of scan?.problems ?? [])
        problems.push({ file: file.path, message, span });
    return (scan?.occurrences ?? [])
        .map((one) => offsetBy(one, span.start))
        .map((one) => quotes.startsWith('"') && one.raw.includes('$')
        ? opaqueAt(file, one.at.span, 'variable', unresolved.variable(one.raw))
        : one);
}

;// CONCATENATED MODULE: ./lib/scan/formats/jsonnet.js






const jsonnet_jsonnet = {
    id: 'jsonnet',
    title: 'Jsonnet',
    paths: ['**/*.{jsonnet,libsonnet}'],
    comment: '//',
    scan(file) {
        if (!/image|container/i.test(file.text))
            return undefined;
        const tokens = jsonnetTokens(file.text);
        const occurrences = imagesAmong(tokens).map(({ token, isPart }) => isPart
            ? opaqueAt(file, token.span, 'variable', unresolved.partOfExpression)
            : withoutNewDigest(occurrenceAt(file, token.span, token.text, token.exact), notPinnable.jsonnet));
        return { occurrences, problems: [] };
    },
};
function imagesAmong(tokens) {
    const found = [];
    const fields = [];
    let field = '';
    tokens.forEach((token, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        if (token.kind === 'sign') {
            if (/[{[(]/.test(token.text)) {
                fields.push(field);
                field = '';
            }
            else if (/[}\])]/.test(token.text))
                field = fields.pop() ?? '';
            else if (/[,;]/.test(token.text))
                field = '';
            return;
        }
        if (isField(next, tokens[index + 2]))
            field = token.text;
        else if (token.kind === 'text' && isStart(before)) {
            const isNamed = jsonnet_isImage(token.text, field, fields) || isContainer(tokens.slice(index - 4, index));
            if (jsonnet_isEnd(next) && isNamed)
                found.push({ token, isPart: false });
            else if (isAddedTo(next) && jsonnet_namesImage(field, fields) && nameStart.test(token.text))
                found.push({ token, isPart: true });
        }
    });
    return found;
}
function isField(next, second) {
    if (next?.kind !== 'sign')
        return false;
    return /^[:=]$/.test(next.text) || (next.text === '+' && second?.text === ':');
}
function isContainer([callee, bracket, name, comma]) {
    return (/(?:^|\.)container\.new$/.test(callee?.text ?? '') &&
        bracket?.text === '(' &&
        name?.kind === 'text' &&
        comma?.text === ',');
}
const nameStart = /^[a-z0-9][\w.-]*(?::\d+)?\/[\w./%-]*:?[\w.%-]*$/;
function isStart(before) {
    return before?.kind === 'sign' && /^[:=,([]$/.test(before.text);
}
function jsonnet_isEnd(next) {
    return next === undefined || (next.kind === 'sign' && /^[,;}\])]$/.test(next.text));
}
function isAddedTo(next) {
    return next?.kind === 'sign' && /^[+%]$/.test(next.text);
}
function jsonnet_isImage(text, field, fields) {
    if (/^image$/i.test(field)) {
        const parsed = parseImage(text);
        return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
    }
    return jsonnet_namesImage(field, fields) && looksLikeImage(text);
}
function jsonnet_namesImage(field, fields) {
    return [field, ...fields].some((name) => /image/i.test(name));
}

;// CONCATENATED MODULE: ./lib/scan/formats/kamal.js









const kamal = {
    id: 'kamal',
    title: 'Kamal',
    paths: ['**/config/deploy.{yml,yaml}', '**/config/deploy[._-]*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        if (!/(?:service|servers|accessories)["']?\s*:/.test(file.text))
            return undefined;
        const builds = [];
        const mentions = [];
        const scan = scanYaml(file, {
            needles: [],
            find(document) {
                if (!isDeployment(document))
                    return undefined;
                builds.push(...kamal_builtImages(document, file));
                mentions.push(...dockerfiles(document, file));
                return kamal_findImages(document);
            },
        });
        return scan && { ...scan, builds, mentions };
    },
};
function isDeployment(document) {
    const { root } = document;
    if (!(0,dist/* isMap */.jh)(root) || child(document, root, 'apiVersion') !== undefined)
        return false;
    return ['service', 'servers', 'accessories'].some((key) => child(document, root, key) !== undefined);
}
function kamal_findImages(document) {
    const { root } = document;
    const builder = child(document, root, 'builder');
    return [
        ...children(document, child(document, root, 'accessories')).map((accessory) => accessoryImage(document, accessory)),
        kamal_listed(textOf(document, child(document, child(document, builder, 'pack'), 'builder'))),
        ...entries(document, child(document, builder, 'args')).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []),
    ];
}
function accessoryImage(document, accessory) {
    const image = child(document, accessory, 'image');
    const server = serverOf(document, accessory);
    if (server === undefined)
        return image;
    const read = (file, { span, value, exact }) => occurrenceAt(file, span, `${server}/${value}`, exact);
    return { text: textOf(document, image), read };
}
function kamal_listed(text) {
    const read = (file, one) => withoutNewDigest(literalText(file, one), notPinnable.notDocumented('Kamal'));
    return text === undefined ? undefined : { text, read };
}
function kamal_builtImages(document, file) {
    const image = textOf(document, child(document, document.root, 'image'));
    if (image === undefined)
        return [];
    const server = serverOf(document, document.root);
    const name = server === undefined ? image.value : `${server}/${image.value}`;
    return [{ name, at: { file: file.path, span: image.span }, isPushed: true }];
}
function serverOf(document, holder) {
    return textOf(document, child(document, child(document, holder, 'registry'), 'server'))?.value;
}
function dockerfiles(document, file) {
    const builder = child(document, document.root, 'builder');
    const texts = (key) => textOf(document, child(document, builder, key))?.value ?? [];
    return buildMentions(file, [texts('context')].flat(), [texts('dockerfile')].flat());
}

;// CONCATENATED MODULE: ./lib/scan/formats/ko.js


const ko = {
    id: 'ko',
    title: 'ko',
    paths: ['**/.ko.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['aseImage'], find: ko_findImages }),
};
function ko_findImages(document) {
    const { root } = document;
    return [
        child(document, root, 'defaultBaseImage'),
        ...children(document, child(document, root, 'baseImageOverrides')),
    ];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-mentions.js




const kustomize_mentions_lists = [
    'resources',
    'components',
    'bases',
    'crds',
    'patchesStrategicMerge',
    'transformers',
    'generators',
    'validators',
    'configurations',
];
const listsOfPaths = ['patches', 'patchesJson6902', 'replacements'];
function kustomizeMentions(document, { path }) {
    const { root } = document;
    const itemsOf = (key) => children(document, child(document, root, key));
    const nodes = [
        ...kustomize_mentions_lists.flatMap(itemsOf),
        ...listsOfPaths.flatMap(itemsOf).map((entry) => child(document, entry, 'path')),
    ];
    const charts = itemsOf('helmCharts');
    const values = charts.flatMap((chart) => [
        child(document, chart, 'valuesFile'),
        ...children(document, child(document, chart, 'additionalValuesFiles')),
    ]);
    const named = (all, as) => all
        .filter((node) => (0,dist/* isScalar */.jn)(node))
        .flatMap((node) => mentionsFrom([folderOf(path)], textOf(document, node)?.value, as));
    return [...named(nodes, 'kustomize'), ...named(values, 'helm-values')];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-replacements.js




const imageField = /(?:^|[.\]])image$/i;
function replacedImages(document, file) {
    const { root } = document;
    return [root, ...children(document, child(document, root, 'replacements'))].flatMap((one) => {
        const isCopy = imageField.test(fieldPath(document, child(document, one, 'source')));
        return children(document, child(document, one, 'targets')).flatMap((target) => {
            const isPart = child(document, child(document, target, 'options'), 'delimiter') !== undefined;
            if (isCopy && !isPart)
                return [];
            return children(document, child(document, target, 'fieldPaths')).flatMap((node) => {
                const text = textOf(document, node);
                if (text === undefined || !imageField.test(text.value))
                    return [];
                return [{ found: [opaqueAt(file, text.span, 'variable', unresolved.replacement)] }];
            });
        });
    });
}
function fieldPath(document, source) {
    return textOf(document, child(document, source, 'fieldPath'))?.value ?? '';
}

;// CONCATENATED MODULE: ./lib/scan/formats/kustomize.js











const kustomize = {
    id: 'kustomize',
    title: 'Kustomize',
    paths: ['**/kustomization.{yml,yaml}', '**/Kustomization'],
    comment: '#',
    scan: (file) => (isKustomization(file.path) ? scanKustomization(file) : scanMentioned(file)),
};
const isKustomization = (path) => /(?:^|\/)kustomization(?:\.ya?ml)?(?:\.\w+)?$/i.test(path);
function scanKustomization(file) {
    const problems = [];
    const mentions = [];
    const renames = [];
    const scan = scanYaml(file, {
        needles: [],
        find(document) {
            renames.push(...renamedImages(document, file, children(document, child(document, document.root, 'images'))));
            mentions.push(...kustomizeMentions(document, file));
            return kustomize_findImages(document, file, problems);
        },
    });
    return scan && { ...scan, problems: [...scan.problems, ...problems], mentions, renames };
}
function scanMentioned(file) {
    const problems = [];
    const scan = scanYaml(file, {
        needles: [],
        parse: parseManifests,
        find: (document) => imagesOfOperations(document) ?? [
            ...imagesOfManifest(document, file, problems),
            ...kustomize_findImages(document, file, problems),
            imageOfEntry(document, child(document, document.root, 'imageTag')),
        ],
    });
    return scan && { ...scan, problems: [...scan.problems, ...problems] };
}
function kustomize_findImages(document, file, problems) {
    const { root } = document;
    const charts = children(document, child(document, root, 'helmCharts')).map((chart) => child(document, chart, 'valuesInline'));
    return [
        ...children(document, child(document, root, 'images')).map((entry) => imageOfEntry(document, entry)),
        ...replacedImages(document, file),
        ...charts.flatMap((values) => ((0,dist/* isMap */.jh)(values) ? imagesOfValues(document, values) : [])),
        ...inlinePatches(document).map((patch) => {
            const scan = scanPossibleFile(file, patch, resourcePatches);
            problems.push(...scan.problems);
            return { found: scan.occurrences };
        }),
    ];
}
function inlinePatches(document) {
    const { root } = document;
    const entries = ['patches', 'patchesJson6902'].flatMap((key) => children(document, child(document, root, key)));
    const texts = [
        child(document, root, 'patch'),
        ...entries.map((entry) => child(document, entry, 'patch')),
        ...children(document, child(document, root, 'patchesStrategicMerge')),
    ];
    return texts.filter((text) => (0,dist/* isScalar */.jn)(text));
}

;// CONCATENATED MODULE: ./lib/scan/formats/nomad.js




const otherDrivers = new Set([
    'exec',
    'exec2',
    'raw_exec',
    'java',
    'qemu',
    'nspawn',
    'virt',
]);
const nomad = {
    id: 'nomad',
    title: 'Nomad',
    paths: ['**/*.{nomad,nomad.hcl}', '**/{nomad,nomad-jobs,jobs}/**/*.hcl'],
    comment: '#',
    scan(file) {
        if (!/\bjob\b/.test(file.text))
            return undefined;
        const values = hclValues(file.text);
        const jobs = values.filter(({ path: [block] }) => block?.startsWith('job ') === true);
        if (jobs.length === 0)
            return undefined;
        const defaults = hclDefaults(values);
        const drivers = new Map(jobs.flatMap(({ path, text }) => (path.at(-1) === 'driver' ? [[nomad_keyOf(path.slice(0, -1)), text]] : [])));
        const occurrences = jobs
            .filter(({ path, text }) => nomad_isImage(path) && text !== '' && !otherDrivers.has(drivers.get(nomad_keyOf(path.slice(0, -2))) ?? ''))
            .map((value) => withoutNewDigest(hclOccurrence(file, value, defaults), notPinnable.nomad));
        return { occurrences, problems: [] };
    },
};
function nomad_isImage(path) {
    const [task = '', config, key] = path.slice(-3);
    return key === 'image' && config === 'config' && /^(?:task |sidecar_task$)/.test(task);
}
function nomad_keyOf(path) {
    return path.join('\0');
}

;// CONCATENATED MODULE: ./lib/scan/formats/packer.js




const source = /^source (?:(?:docker|podman) |source\.(?:docker|podman)\.)/;
const packer = {
    id: 'packer',
    title: 'Packer',
    paths: ['**/*.pkr.hcl'],
    comment: '#',
    scan(file) {
        const values = hclValues(file.text);
        const defaults = hclDefaults(values);
        const images = values.filter(({ path, text }) => text !== '' && path.at(-1) === 'image' && source.test(path.at(-2) ?? ''));
        const occurrences = images.map((value) => {
            const found = hclOccurrence(file, value, defaults);
            return found.uses === undefined && !found.raw.includes('${')
                ? found
                : withoutNewDigest(found, notPinnable.fromParameter);
        });
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/quadlet.js


const isMount = /^\s*Mount/;
const quadlet_keys = /^\s*Image[ \t]*=[ \t]*|^\s*Mount[ \t]*=[ \t]*(?=(?:[^,]*,)*?type=image(?:,|$))(?:[^,]*,)*?\s*(?:source|src)=/;
const sections = new Set(['[Container]', '[Image]', '[Volume]']);
const continuation = /\\\r?\n(?:[ \t]*[#;][^\n]*\n)*/g;
function joinedLines(text) {
    return text.replace(continuation, (found) => ' '.repeat(found.length));
}
const localTransport = /^(?:dir|docker-archive|docker-daemon|oci|oci-archive|containers-storage|ostree|sif|tarball):/;
function quadlet_imageAt(file, span) {
    const value = file.text.slice(span.start, span.end);
    if (localTransport.test(value))
        return [];
    const prefix = /^docker:\/\//.exec(value)?.[0].length ?? 0;
    const name = { start: span.start + prefix, end: span.end };
    if (value.includes('%'))
        return [opaqueAt(file, name, 'template', unresolved.systemdSpecifier(value))];
    return [
        value.includes('$')
            ? opaqueAt(file, name, 'variable', unresolved.serviceVariable(value))
            : occurrenceAt(file, name),
    ];
}
const quadlet = {
    id: 'quadlet',
    title: 'Podman Quadlets',
    paths: ['**/*.{container,image,volume}'],
    comment: '#',
    scan(file) {
        if (!/image/i.test(file.text))
            return undefined;
        const occurrences = [];
        let section = '';
        for (const { 0: line, index } of joinedLines(file.text).matchAll(/[^\r\n]+/g)) {
            const text = line.replace(/^\uFEFF/, '').trim();
            if (text.startsWith('['))
                section = text;
            const key = quadlet_keys.exec(line)?.[0];
            const rest = key === undefined ? '' : line.slice(key.length);
            const value = (isMount.test(key ?? '') ? rest.replace(/,.*/, '') : rest).trimEnd();
            if (key === undefined || value === '' || !sections.has(section) || /\.(?:image|build)$/.test(value))
                continue;
            const start = index + key.length;
            occurrences.push(...quadlet_imageAt(file, { start, end: start + value.length }));
        }
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/make-variables.js


const makefile = /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.[^/]*)?$|\.mk$/;
const reference = /\$\((?<name>[\w.-]+)\)/g;
const make_variables_assignment = /^ *(?:[^\s:=#][^:=#\n]*: *)?(?:(?:export|override|private) +)*(?<name>[\w.-]+) *(?<sign>:{0,3}|\?|\+)= *(?<value>[^\n]*)$/gm;
const make_variables_known = new WeakMap();
function makeImages(file, { text, span }) {
    if (!makefile.test(file.path) || !text.includes('$'))
        return undefined;
    const valuesOf = expandedValues(valuesIn(file), reference);
    return parameterImages(file, { value: inParentheses(text), span, exact: true }, reference, cartesian(valuesOf));
}
function makeNames(file, { text }) {
    if (!makefile.test(file.path))
        return undefined;
    const variables = valuesIn(file);
    const word = [{ value: inParentheses(text) }];
    const names = expandedValues((name) => (name === '' ? word : variables(name)), reference)('');
    return names.map(({ value }) => value).filter((value) => value !== '' && !value.includes('$'));
}
function valuesIn(file) {
    const variables = make_variables_known.get(file) ?? assignedValues(file.text);
    make_variables_known.set(file, variables);
    return (name) => variables.get(name) ?? [];
}
function inParentheses(text) {
    return text.replaceAll(/\$\{([\w.-]+)\}/g, '$($1)');
}
function assignedValues(text) {
    const values = new Map();
    for (const { groups } of text.replaceAll('\r', ' ').matchAll(make_variables_assignment)) {
        const { name = '', sign = '', value = '' } = groups ?? {};
        const list = values.get(name) ?? [];
        values.set(name, list);
        const isWhole = sign !== '+' && !value.endsWith('\\');
        const written = value.replace(/(?:^|\s)#.*$/, '').trim();
        list.push({ value: isWhole ? inParentheses(written) : '$(+)' });
    }
    return values;
}

;// CONCATENATED MODULE: ./lib/scan/formats/shell.js










const shell = {
    id: 'shell',
    title: 'Shell scripts, Makefiles',
    paths: ['**/*.{sh,bash,zsh,mk}', '**/{Makefile,makefile,GNUmakefile}', '**/Makefile.*'],
    comment: '#',
    scan(file) {
        if (!evidence.test(file.text))
            return undefined;
        const commands = commandsOf(file.text);
        const { images = [], builds = [] } = usesOfScripts([commands])[0] ?? {};
        const ofScript = assignedIn(commands, (word) => placedValue(file, word));
        const context = { valuesOf: ofScript, wholeUses: wholeUsesIn(images) };
        const used = images.flatMap((one) => {
            const ofMake = one.unknownOption === undefined ? makeImages(file, one.word) : undefined;
            return ofMake ?? readImageWord(file, one, context);
        });
        const occurrences = [...pinnedWords(file, commands, used), ...used];
        const folders = [...new Set([folderOf(file.path), ''])];
        const mentions = commandMentions(commands, folders);
        const passes = commandBuilds(commands, file, folders);
        const built = builtImages(file, builds, (word) => makeNames(file, word) ?? namesOf(word, ofScript));
        return { occurrences, problems: [], mentions, builds: built, passes };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/skaffold.js









const skaffold = {
    id: 'skaffold',
    title: 'Skaffold',
    paths: ['**/*skaffold*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const mentions = [];
        const passes = [];
        const names = [];
        const scan = scanYaml(file, {
            needles: ['skaffold/'],
            find(document) {
                const found = skaffold_findImages(document);
                if (found === undefined)
                    return undefined;
                const builds = buildsIn(document, file);
                mentions.push(...mentionsOf(document, file));
                passes.push(...builds.passes);
                names.push(...artifactsOf(document, file));
                return [...found, { found: builds.unknown }];
            },
        });
        return scan === undefined ? undefined : { ...scan, mentions, passes, builds: names };
    },
};
function artifactsOf(document, file) {
    return mapsOf(document).flatMap((map) => children(document, child(document, map, 'artifacts')).flatMap((artifact) => {
        const name = textOf(document, child(document, artifact, 'image'));
        return name === undefined
            ? []
            : [{ name: name.value, at: { file: file.path, span: name.span }, isPushed: false }];
    }));
}
function mentionsOf(document, file) {
    return mapsOf(document).flatMap((map) => {
        const text = (node) => textOf(document, node)?.value;
        const names = [
            ...['docker', 'kaniko'].map((builder) => child(document, child(document, map, builder), 'dockerfile')),
            child(document, child(document, child(document, child(document, map, 'custom'), 'dependencies'), 'dockerfile'), 'path'),
        ];
        const manifests = ['rawYaml', 'manifests'].flatMap((key) => children(document, child(document, map, key)));
        const context = text(child(document, map, 'context'));
        return [
            ...buildMentions(file, context === undefined ? [] : [context], names.flatMap((name) => text(name) ?? [])),
            ...manifests.flatMap((name) => mentionsFrom([folderOf(file.path)], text(name), 'kubernetes')),
        ];
    });
}
function buildsIn(document, file) {
    const passes = [];
    const unknown = [];
    for (const map of mapsOf(document))
        for (const builder of ['docker', 'kaniko'].map((key) => child(document, map, key))) {
            if (!(0,dist/* isMap */.jh)(builder))
                continue;
            const [context, name] = [child(document, map, 'context'), child(document, builder, 'dockerfile')].map((node) => textOf(document, node));
            const template = [context, name].find((text) => text?.value.includes('{{'));
            if (template !== undefined) {
                const detail = unresolved.path(template.value, unresolved.template(template.value));
                unknown.push(opaqueAt(file, template.span, 'template', detail));
                continue;
            }
            const folders = [folderOf(file.path), ''].map((base) => pathFrom(base, context?.value ?? '.'));
            const paths = mentionsFrom([...new Set(folders)], name?.value ?? 'Dockerfile', 'dockerfile');
            const builds = buildsOf(skaffold_argumentsOf(document, file, child(document, builder, 'buildArgs')));
            for (const { path } of paths)
                for (const args of builds)
                    passes.push({ path, args });
        }
    return { passes, unknown };
}
function skaffold_argumentsOf(document, file, args) {
    return entries(document, args).flatMap(([name, value]) => {
        const text = sourceOf(document, value, 'go');
        const [start = 0, end = start] = value.range ?? [];
        if (text === undefined)
            return [unknownArgument(name, file, { span: { start, end } }, unresolved.argumentValue(name))];
        if ((0,dist/* isScalar */.jn)(value) && value.value === null)
            return [unknownArgument(name, file, text, unresolved.environmentArgument(name))];
        if (text.value.includes('{{'))
            return [unknownArgument(name, file, text, unresolved.template(text.value))];
        return [literalArgument(name, file, text)];
    });
}
const googleCloudBuild = ['dockerImage', 'kanikoImage', 'mavenImage', 'gradleImage', 'packImage', 'koImage'];
function skaffold_findImages(document) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('skaffold/') !== true)
        return undefined;
    return mapsOf(document).flatMap((map) => [
        child(document, child(document, map, 'buildpacks'), 'builder'),
        child(document, child(document, map, 'buildpacks'), 'runImage'),
        child(document, child(document, map, 'kaniko'), 'image'),
        child(document, child(document, map, 'kaniko'), 'initImage'),
        child(document, child(document, map, 'jib'), 'fromImage'),
        child(document, child(document, map, 'ko'), 'fromImage'),
        child(document, child(document, map, 'container'), 'image'),
        ...children(document, child(document, map, 'containers')).map((one) => child(document, one, 'image')),
        ...googleCloudBuild.map((key) => child(document, child(document, map, 'googleCloudBuild'), key)),
        child(document, child(document, map, 'platformEmulatorInstallStep'), 'image'),
        ...children(document, child(document, child(document, map, 'docker'), 'cacheFrom')),
        ...entries(document, child(document, map, 'buildArgs')).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []),
    ]);
}

;// CONCATENATED MODULE: ./lib/scan/tekton/callers.js



function resourceOf(frame) {
    const isResource = (one) => ['kind', 'spec'].every((key) => nodeIn(one, key) !== undefined);
    return nearestFrame(frame, (one) => one.outer === undefined || isResource(one)) ?? frame;
}
function namedIn({ document }, list, name) {
    return children(document, list).filter((one) => textOf(document, child(document, one, 'name'))?.value === name);
}
function callers_callersIn(frames) {
    const callers = new Map();
    const add = (kind, frame, name) => {
        if (name === undefined)
            return;
        const known = callers.get(`${kind} ${name}`);
        if (known === undefined)
            callers.set(`${kind} ${name}`, [frame]);
        else
            known.push(frame);
    };
    for (const frame of frames) {
        add('Task', frame, nameIn(frame, 'taskRef'));
        add('Pipeline', frame, nameIn(frame, 'pipelineRef'));
        add('StepAction', frame, nameIn(frame, 'ref'));
        add('TriggerTemplate', frame, textIn(frame, 'template', 'ref') ?? textIn(frame, 'template', 'name'));
    }
    return (kind, frame) => callers.get(`${kind} ${textIn(resourceOf(frame), 'metadata', 'name') ?? ''}`) ?? [];
}
function nameIn(frame, key) {
    const { document } = frame;
    const [resolved] = namedIn(frame, nodeIn(frame, key, 'params'), 'name');
    return textIn(frame, key, 'name') ?? textOf(document, child(document, resolved, 'value'))?.value;
}
function triggerBindingsIn(frames) {
    const bindings = new Map();
    for (const frame of frames) {
        if (!/^(?:Cluster)?TriggerBinding$/.test(textIn(frame, 'kind') ?? ''))
            continue;
        const name = textIn(frame, 'metadata', 'name') ?? '';
        bindings.set(name, [...(bindings.get(name) ?? []), frame]);
    }
    return bindings;
}

;// CONCATENATED MODULE: ./lib/scan/tekton/parameters.js






const tektonParameter = /\$\((?<name>(?:(?:inputs|tt)\.)?params(?:\.[\w-]+|\[(?:'[^'\]]*'|"[^"\]]*")\])(?:\.[\w-]+|\[(?:\d+|\*)\])?)\)/g;
const parameters_reference = /^(?<trigger>tt\.)?(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[^"']*)["']\])(?:\.(?<key>[\w-]+)|\[(?<index>[\d*]+)\])?$/;
function tektonParameters(frames, count) {
    const calledBy = callers_callersIn(frames);
    const triggerBindings = triggerBindingsIn(frames);
    return parameterValues({
        count,
        pattern: tektonParameter,
        declarationOf(text, frame) {
            const { trigger, dotted, quoted = '', key, index = '' } = parameters_reference.exec(text)?.groups ?? {};
            const wanted = { name: dotted ?? quoted, part: key ?? index };
            if (trigger !== undefined)
                return ofTrigger(wanted, frame, calledBy, triggerBindings);
            const holder = nearestFrame(frame, (one) => isSetIn(one, wanted)) ?? resourceOf(frame);
            return { holder, bindings: () => bindingsOf(holder, wanted, calledBy) };
        },
    });
}
function bindingsOf(holder, wanted, calledBy) {
    const frame = holder.outer ?? holder;
    const nodes = namedIn(holder, nodeIn(holder, 'params'), wanted.name).flatMap((entry) => ['default', 'value', 'enum'].flatMap((key) => parameters_partsOf(holder, child(holder.document, entry, key), wanted.part)));
    return [
        ...[...nodes, ...matrixNodes(holder, wanted)].map((node) => ({ node, frame })),
        ...parameters_callersOf(holder, calledBy).flatMap((caller) => passedBy(caller, wanted)),
    ];
}
function parameters_callersOf(holder, calledBy) {
    const { key, outer } = holder;
    if ((key === 'taskSpec' || key === 'pipelineSpec') && outer !== undefined)
        return [outer];
    const resource = resourceOf(holder);
    const isResource = holder === resource || (key === 'spec' && outer === resource);
    return isResource ? calledBy((textIn(resource, 'kind') ?? '').replace(/^Cluster/, ''), holder) : [];
}
function passedBy(caller, wanted) {
    const frame = caller.outer ?? caller;
    const nodes = namedIn(caller, nodeIn(caller, 'params'), wanted.name).flatMap((entry) => parameters_partsOf(caller, child(caller.document, entry, 'value'), wanted.part));
    return [...nodes, ...matrixNodes(caller, wanted)].map((node) => ({ node, frame }));
}
function isSetIn(frame, wanted) {
    return (namedIn(frame, nodeIn(frame, 'params'), wanted.name).length > 0 || matrixNodes(frame, wanted).length > 0);
}
function matrixNodes(frame, { name }) {
    const { document } = frame;
    const matrix = nodeIn(frame, 'matrix');
    if (matrix === undefined)
        return [];
    return [matrix, ...children(document, child(document, matrix, 'include'))]
        .flatMap((one) => namedIn(frame, child(document, one, 'params'), name))
        .flatMap((entry) => parameters_partsOf(frame, child(document, entry, 'value'), ''));
}
function ofTrigger(wanted, frame, calledBy, triggerBindings) {
    const holder = nearestFrame(frame, (one) => nodeIn(one, 'resourcetemplates') !== undefined);
    if (holder === undefined)
        return undefined;
    const inline = holder.outer?.key === 'template' ? holder.outer.outer : undefined;
    const triggers = inline === undefined ? calledBy('TriggerTemplate', holder) : [inline];
    const boundBy = (trigger) => {
        const { document } = trigger;
        const bindings = children(document, nodeIn(trigger, 'bindings'));
        const resources = bindings
            .flatMap((one) => textOf(document, child(document, one, 'ref'))?.value ?? [])
            .flatMap((name) => triggerBindings.get(name) ?? []);
        const given = [
            { list: nodeIn(trigger, 'bindings'), frame: trigger },
            ...resources.map((one) => ({ list: nodeIn(one, 'spec', 'params'), frame: one })),
        ];
        return given.flatMap(({ list, frame: of }) => namedIn(of, list, wanted.name)
            .flatMap((entry) => parameters_partsOf(of, child(of.document, entry, 'value'), ''))
            .map((node) => ({ node, frame: of })));
    };
    return {
        holder,
        bindings: () => [...bindingsOf(holder, wanted, () => []), ...triggers.flatMap(boundBy)],
    };
}
function parameters_partsOf({ document }, node, part) {
    if (node === undefined)
        return [];
    if ((0,dist/* isSeq */.oP)(node) && /^\d+$/.test(part))
        return children(document, node).slice(Number(part), Number(part) + 1);
    const value = (0,dist/* isMap */.jh)(node) && part !== '' ? child(document, node, part) : node;
    if (value === undefined)
        return [];
    return (0,dist/* isSeq */.oP)(value) || (0,dist/* isMap */.jh)(value) ? children(document, value) : document.sameKey(value);
}

;// CONCATENATED MODULE: ./lib/scan/formats/tekton.js












const version = /^(?:[\w-]+\.)*tekton\.dev\//;
const tekton = {
    id: 'tekton',
    title: 'Tekton',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file) {
        const needles = ['apiVersion', 'tekton.dev/'];
        const find = resourceImages(file, {
            pattern: tektonParameter,
            parse: parseManifests,
            isResource: tekton_isResource,
            valuesIn: tektonParameters,
            usesIn: tekton_imageNodes,
            unresolved: tekton_readImage,
        });
        const problems = [];
        const scan = scanYaml(file, {
            needles,
            parse: parseManifests,
            find(document) {
                const found = find(document);
                return found && [...found, ...manifestsIn(document, file, problems)];
            },
            read: tekton_readImage,
        });
        return scan && { ...scan, problems: [...scan.problems, ...problems] };
    },
};
function tekton_isResource(document) {
    return mapsOf(document).some((map) => version.test(textOf(document, child(document, map, 'apiVersion'))?.value ?? ''));
}
function manifestsIn(document, file, problems) {
    return mapsOf(document)
        .flatMap((map) => children(document, child(document, map, 'params')))
        .map((one) => child(document, one, 'value'))
        .filter((value) => (0,dist/* isScalar */.jn)(value) && value.type === 'BLOCK_LITERAL' && tekton_isManifest(String(value.value)))
        .map((value) => {
        const scan = scanPossibleFile(file, value, kubernetes);
        problems.push(...scan.problems);
        return { found: scan.occurrences };
    });
}
function tekton_isManifest(text) {
    const first = text.split('\n').find((line) => !/^\s*(?:#|---|$)/.test(line)) ?? '';
    return /^["'{]?\s*["']?(?:apiVersion|kind|metadata|spec|items)\b/.test(first);
}
function tekton_imageNodes(frame) {
    const { document } = frame;
    return [
        ...['steps', 'sidecars'].flatMap((key) => children(document, nodeIn(frame, key)).map((step) => child(document, step, 'image'))),
        nodeIn(frame, 'stepTemplate', 'image'),
        ...(isStepAction(frame) ? [nodeIn(frame, 'image')] : []),
        nodeIn(frame, 'bundle'),
        ...bundlesOf(frame),
    ].filter((node) => node !== undefined);
}
function isStepAction({ key, outer }) {
    return key === 'spec' && outer !== undefined && textIn(outer, 'kind') === 'StepAction';
}
function bundlesOf(frame) {
    const { document } = frame;
    if (textIn(frame, 'resolver') !== 'bundles')
        return [];
    return children(document, nodeIn(frame, 'params'))
        .filter((one) => textOf(document, child(document, one, 'name'))?.value === 'bundle')
        .map((one) => child(document, one, 'value'));
}
function tekton_readImage(file, text) {
    if (!text.value.includes('$('))
        return literalText(file, text);
    return opaqueAt(file, text.span, 'variable', unresolved.pipelineParameter(text.value));
}

;// CONCATENATED MODULE: ./lib/scan/terraform/values.js





const values_known = new WeakMap();
const labels = {
    resource: 2,
    data: 2,
    variable: 1,
    module: 1,
    provider: 1,
    output: 1,
};
const terraform_values_maxDepth = 100;
function terraformValues(file) {
    const values = values_known.get(file) ??
        (/\.json(?:\.\w+)?$/.test(file.path) ? jsonValues(file) : { values: hclValues(file.text), problems: [] });
    values_known.set(file, values);
    return values;
}
function jsonValues(file) {
    const { documents, problems } = parseYaml(file);
    try {
        const values = documents.flatMap((document) => valuesBelow(document, document.root, []));
        return { values, problems };
    }
    catch (error) {
        if (!(error instanceof TooManySteps))
            throw error;
        return { values: [], problems };
    }
}
function valuesBelow(document, node, path) {
    if (path.length > terraform_values_maxDepth)
        return [];
    if ((0,dist/* isScalar */.jn)(node))
        return literalAt(document, node, path);
    if ((0,dist/* isSeq */.oP)(node))
        return node.items.flatMap((item) => valuesBelow(document, item, path));
    if (!(0,dist/* isMap */.jh)(node))
        return [];
    return node.items.flatMap((pair) => valuesBelow(document, pair.value, [...path, String(keyTextOf(pair) ?? '')]));
}
function literalAt(document, node, path) {
    const text = (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' ? sourceOf(document, node) : undefined;
    if (text === undefined)
        return [];
    const { value, span, exact } = text;
    return [{ kind: 'string', path: blockPath(path), text: value, span, exact }];
}
function blockPath(path) {
    const [type = '', ...rest] = path;
    const count = labels[type] ?? 0;
    return [[type, ...rest.slice(0, count)].join(' '), ...rest.slice(count)];
}

;// CONCATENATED MODULE: ./lib/scan/terraform/images.js




const images_reference = /\$\{\s*(?<name>(?:var|local)\.[\w-]+)\s*\}/g;
function moduleValues(file, companions) {
    const valuesOf = (name) => [file, ...companions].flatMap((one) => {
        const value = settingsOf(one).get(name);
        if (value === undefined || value.text === '')
            return [];
        const source = { value: value.text, span: value.span, exact: value.exact };
        return [{ value: value.text, source, ...(one === file ? {} : { file: one }) }];
    });
    return expandedValues(valuesOf, images_reference);
}
const settings = new WeakMap();
function settingsOf(file) {
    const known = settings.get(file) ?? readSettings(file);
    settings.set(file, known);
    return known;
}
function readSettings(file) {
    const { values } = terraformValues(file);
    if (/\.tfvars(?:\.json)?$/.test(file.path))
        return new Map(values.flatMap((value) => value.path.length === 1 && value.kind === 'string' ? [[`var.${value.path[0]}`, value]] : []));
    return new Map([...hclDefaults(values)].map(([name, value]) => [
        name.startsWith('local.') ? name : `var.${name}`,
        value,
    ]));
}
function terraformImages([file, ...others], value, defaults, valuesOf) {
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const names = [...text.matchAll(images_reference)].map(({ groups }) => groups?.name ?? '');
    const isOwn = names.every((name) => {
        const [one, ...more] = valuesOf(name);
        return more.length === 0 && one?.file === undefined && (one === undefined || one.source !== undefined);
    });
    const source = { value: text, span: value.span, exact: value.exact };
    const found = isOwn ? undefined : parameterImages(file, source, images_reference, cartesian(valuesOf), others);
    return found ?? [hclOccurrence(file, value, defaults)];
}

;// CONCATENATED MODULE: ./lib/scan/formats/terraform.js








const moduleFile = /\.(?:tf|tofu|tfvars)(?:\.json)?$/;
const runsContainers = /^(?:resource|data) (?:kubernetes_|docker_(?:container|service)|google_cloud_run|azurerm_container_|aws_(?:ecs_task|apprunner|batch_job|codebuild_project))/;
const holdsManifest = /^resource (?:kubectl_manifest|kubernetes_manifest) /;
const terraform_namesImage = /^(?:resource docker_image|data docker_registry_image(?:_manifests)?|resource docker_registry_image) /;
const otherReference = /^(?:docker_(?:registry_)?image|data\.docker|null|true|false)\b/;
const terraform = {
    id: 'terraform',
    title: 'Terraform, OpenTofu',
    paths: ['**/*.{tf,tofu,tf.json,tofu.json}'],
    comment: '#',
    companions: (_, siblings) => siblings.filter((path) => moduleFile.test(path)),
    scan(file, companions = []) {
        const { values, problems: unread } = terraformValues(file);
        const defaults = hclDefaults(values);
        const problems = [...unread];
        const setElsewhere = moduleValues(file, companions);
        const built = builtBlocks(values);
        const found = values.flatMap((value) => {
            if (value.kind === 'heredoc')
                return imagesInHeredoc(file, value, problems);
            if (namesBuild(value, built))
                return [];
            return terraform_isImage(value) ? terraformImages([file, ...companions], value, defaults, setElsewhere) : [];
        });
        const builds = values.flatMap((value) => namesBuild(value, built) && value.kind === 'string'
            ? [{ name: value.text, at: { file: file.path, span: value.span }, isPushed: isPush(value) }]
            : []);
        return { occurrences: found, problems, builds };
    },
};
function builtBlocks(values) {
    return new Set(values.flatMap(({ path: [block = '', inner] }) => terraform_namesImage.test(block) && block.startsWith('resource ') && inner === 'build' ? [block] : []));
}
function namesBuild({ path }, built) {
    return path.length === 2 && path[1] === 'name' && built.has(path[0] ?? '');
}
function isPush({ path: [block = ''] }) {
    return block.startsWith('resource docker_registry_image ');
}
function terraform_isImage({ kind, path, text }) {
    const [block = ''] = path;
    const key = path.at(-1) ?? '';
    if (text === '')
        return false;
    if (terraform_namesImage.test(block))
        return key === 'name' && path.length === 2 && !/^docker_image\./.test(text);
    if ((kind === 'name' && otherReference.test(text)) || text.startsWith('aws/codebuild/'))
        return false;
    if (key === 'image' && runsContainers.test(block))
        return !/\.(?:image_id|name|latest|repo_digest)\b/.test(text);
    if (key === 'image_uri' && block.startsWith('resource aws_lambda_function'))
        return true;
    if (kind === 'name')
        return false;
    if (block.startsWith('resource helm_release '))
        return (path.includes('set') || key === 'image') && looksLikeImage(text);
    const names = /^(?:variable|locals)\b/.test(block) ? path : [key];
    return names.some((name) => /image/i.test(name)) && looksLikeImage(text);
}
function imagesInHeredoc(file, { path, text, span }, problems) {
    const [block = '', key] = path;
    const isValues = block.startsWith('resource helm_release ') && key === 'values';
    if (isValues || holdsManifest.test(block)) {
        const scan = (isValues ? helmValues : kubernetes).scan({ path: file.path, text });
        for (const { message } of scan?.problems ?? [])
            problems.push({ file: file.path, message, span });
        return (scan?.occurrences ?? [])
            .map((one) => offsetBy(one, span.start))
            .map((one) => one.raw.includes('${')
            ? opaqueAt(file, one.at.span, 'variable', unresolved.hclExpression(one.raw))
            : one);
    }
    if (key !== 'container_definitions' && key !== 'container_properties')
        return [];
    return [...text.matchAll(/"image"\s*:\s*"(?<image>[^"\\\n]+)"/g)].map(({ 0: whole, index, groups }) => {
        const image = groups?.image ?? '';
        const end = span.start + index + whole.length - 1;
        const at = { start: end - image.length, end };
        return image.includes('${')
            ? opaqueAt(file, at, 'variable', unresolved.hclExpression(image))
            : occurrenceAt(file, at);
    });
}

;// CONCATENATED MODULE: ./lib/scan/syntax/workflow-expression.js
const workflow_expression_token = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);
function alternativesIn(text) {
    const inner = /^\$\{\{(?<expression>[\s\S]*)\}\}$/.exec(text.value)?.groups?.expression;
    if (inner === undefined || inner.includes('${{'))
        return [];
    const tokens = [...inner.matchAll(workflow_expression_token)];
    const isCall = (index) => /^[\w.-]+$/.test(tokens[index - 1]?.[0] ?? '') && tokens[index]?.[0] === '(';
    if (tokens.some((_, index) => isCall(index)))
        return [];
    return tokens.flatMap((match, index) => {
        const [found] = match;
        const isResult = before.has(tokens[index - 1]?.[0]) && after.has(tokens[index + 1]?.[0]);
        if (!isResult)
            return [];
        const offset = text.span.start + '${{'.length + match.index;
        if (/^[\w-]+(?:\.[\w-]+)+$/.test(found))
            return [{ name: found, span: { start: offset, end: offset + found.length } }];
        if (!found.startsWith("'") || found === "''" || found.slice(1, -1).includes("'"))
            return [];
        const value = found.slice(1, -1);
        return [{ value, span: { start: offset + 1, end: offset + 1 + value.length }, exact: true }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/workflow/matrix.js



const workflow_matrix_maxCombinations = 256;
function matrixCombinations(document, job) {
    const matrix = child(document, child(document, job, 'strategy'), 'matrix');
    const keys = entries(document, matrix).filter(([key]) => key !== 'include' && key !== 'exclude');
    const lists = ['include', 'exclude'].map((key) => child(document, matrix, key));
    if (keys.some(([, values]) => !(0,dist/* isSeq */.oP)(values)) || lists.some((list) => list !== undefined && !(0,dist/* isSeq */.oP)(list)))
        return undefined;
    let all = keys.length === 0 ? [] : [new Map()];
    for (const [key, values] of keys) {
        const nodes = children(document, values);
        if (all.length * nodes.length > workflow_matrix_maxCombinations)
            return undefined;
        all = all.flatMap((one) => nodes.map((node) => new Map([...one, [key, node]])));
    }
    const [include = [], exclude = []] = lists.map((list) => children(document, list).map((entry) => new Map(entries(document, entry))));
    const kept = all.filter((one) => !exclude.some((entry) => matrix_isExcluded(document, one, entry)));
    return withIncluded(document, kept, include.slice(0, workflow_matrix_maxCombinations));
}
function matrix_isExcluded(document, one, entry) {
    return [...entry].every(([key, value]) => matrix_isSame(document, one.get(key), value));
}
function withIncluded(document, base, include) {
    let extended = [...base];
    const added = [];
    for (const entry of include) {
        const fits = base.map((one) => [...entry].every(([key, value]) => !one.has(key) || matrix_isSame(document, one.get(key), value)));
        if (fits.includes(true))
            extended = extended.map((one, index) => (fits[index] ? new Map([...one, ...entry]) : one));
        else
            added.push(entry);
    }
    return [...extended, ...added];
}
function matrix_isSame(document, a, b) {
    const [left, right] = [sourceOf(document, a), sourceOf(document, b)];
    return left === undefined || right === undefined ? a === b : left.value === right.value;
}

;// CONCATENATED MODULE: ./lib/scan/workflow/values.js





function valueNodes(scope, name) {
    const { document, job } = scope;
    const [context, ...path] = name.split('.');
    if (context === 'env')
        return environmentNodes(scope, path.join('.'));
    const values = context === 'matrix' ? values_matrixValues(document, job, path) : values_inputValues(document, context, path);
    return [...new Set(values)].map((value) => ((0,dist/* isMap */.jh)(value) ? child(document, value, 'image') : value));
}
function combinationsOf(scope, names) {
    const { document, job } = scope;
    const inputs = names.filter((name) => !name.startsWith('matrix.'));
    const ofInputs = cartesian((name) => valueNodes(scope, name).flatMap((node) => values_valueAt(document, node)))(inputs);
    const combinations = inputs.length === names.length ? [new Map()] : matrixCombinations(document, job);
    if (ofInputs === 'too many')
        return ofInputs;
    return (combinations ?? []).flatMap((combination) => ofInputs.flatMap((given) => {
        const values = names.map((name) => {
            if (!name.startsWith('matrix.'))
                return given[inputs.indexOf(name)];
            const [, first = '', ...rest] = name.split('.');
            return values_valueAt(document, values_at(document, combination.get(first), rest))[0];
        });
        const known = values.filter((value) => value !== undefined);
        return known.length === names.length ? [known] : [];
    }));
}
function values_matrixValues(document, job, [first = '', ...rest]) {
    const matrix = values_at(document, job, ['strategy', 'matrix']);
    const combinations = matrixCombinations(document, job);
    const used = combinations && new Set(combinations.map((one) => one.get(first)));
    const listed = children(document, child(document, matrix, first));
    const included = children(document, child(document, matrix, 'include'));
    return [
        ...listed.filter((node) => used?.has(node) !== false),
        ...included.map((one) => child(document, one, first)),
    ]
        .map((node) => values_at(document, node, rest))
        .filter((node) => node !== undefined);
}
function environmentNodes({ document, job, step }, name) {
    if (step === undefined)
        return [];
    const set = [step, job, document.root].map((holder) => child(document, child(document, holder, 'env'), name));
    const node = set.find((one) => one !== undefined);
    return node === undefined ? [] : [node];
}
function values_inputValues(document, context, path) {
    if (context !== 'inputs')
        return [];
    const on = child(document, document.root, 'on');
    const ofEvents = ['workflow_call', 'workflow_dispatch'].map((event) => child(document, on, event));
    return [...ofEvents, document.root].flatMap((holder) => {
        const input = values_at(document, holder, ['inputs', ...path]);
        return [
            child(document, input, 'default') ?? [],
            children(document, child(document, input, 'options')),
        ].flat();
    });
}
function values_valueAt(document, node) {
    const source = sourceOf(document, node);
    return source === undefined ? [] : [{ value: source.value, source }];
}
function values_at(document, node, keys) {
    return keys.reduce((inner, key) => child(document, inner, key), node);
}

;// CONCATENATED MODULE: ./lib/scan/workflow/expressions.js










const dockerScheme = 'docker://';
const expressions_parameter = /\$\{\{\s*(?<name>(?:matrix|inputs|env)(?:\.[\w-]+)+)\s*\}\}/g;
const wholeOfEnvironment = /^\$\{\{\s*env\.(?<name>[\w-]+)\s*\}\}$/;
function environmentName(text) {
    return wholeOfEnvironment.exec(text)?.groups?.name;
}
function resolveExpression(file, scope, text) {
    if (!text.exact || !text.value.includes('${{'))
        return undefined;
    const alternatives = alternativesIn(text);
    const found = alternatives.flatMap((one) => {
        if (!('name' in one))
            return [{ found: [literalText(file, one)] }];
        const nodes = valueNodes(scope, one.name);
        if (nodes.length > 0 || alternatives.length === 1)
            return nodes;
        const detail = unresolved.workflowExpression(`\${{ ${one.name} }}`);
        return [{ found: [opaqueAt(file, one.span, 'template', detail)] }];
    });
    if (found.length > 0)
        return found;
    const isPart = text.value.replace(expressions_parameter, '') !== '' && alternatives.length === 0;
    const images = isPart
        ? parameterImages(file, text, expressions_parameter, (names) => combinationsOf(scope, names))
        : undefined;
    return images === undefined ? undefined : [{ found: images }];
}
function readText(file, scope, text, wholeUses) {
    const found = resolveExpression(file, scope, text) ?? [];
    const occurrences = found.flatMap((one) => expressions_occurrencesOf(file, scope.document, one));
    if (occurrences.length === 0)
        return [expressions_readImage(file, text)];
    const name = environmentName(text.value);
    if (name === undefined || variableUsesIn(file, name) <= (wholeUses.get(name) ?? 0))
        return occurrences;
    return occurrences.map((one) => expressions_withoutPin(one, notPinnable.usedOtherwise(name)));
}
function expressions_withoutPin(one, why) {
    return one.kind !== 'image' || one.image.digest !== undefined ? one : { ...one, pin: refused(why) };
}
function expressions_occurrencesOf(file, document, one) {
    if (!(0,dist/* isNode */.Ll)(one))
        return one.found;
    return document.sameKey(one).flatMap((node) => {
        const text = textOf(document, node);
        return text === undefined ? [] : [expressions_readImage(file, text)];
    });
}
function expressions_readImage(file, text) {
    if (text.value.includes('${{'))
        return opaqueAt(file, text.span, 'template', unresolved.workflowExpression(text.value));
    return literalText(file, withoutPrefix(dockerScheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/workflow/actions.js








const whole = (line) => [{ word: line }];
const driver = (line) => driverImages(line).map((word) => ({ word }));
const override = (line) => {
    const lead = /^[^=]*?\.args\./.exec(line.text)?.[0].length;
    return lead === undefined ? contextImage(line) : argumentImage(partOf(line, lead));
};
const build = { 'build-args': argumentImage, 'build-contexts': contextImage };
const actions = {
    'docker/setup-qemu-action': { image: whole },
    'docker/setup-buildx-action': { 'driver-opts': driver },
    'docker/build-push-action': build,
    'docker/bake-action': { set: override },
    'addnab/docker-run-action': { image: whole },
    'helm/kind-action': { node_image: whole },
    'container-tools/kind-action': { node_image: whole },
    'engineerd/setup-kind': { image: whole },
    'aquasecurity/trivy-action': { 'image-ref': whole },
    'anchore/sbom-action': { image: whole },
    'anchore/scan-action': { image: whole },
    'snyk/actions/docker': { image: whole },
    'goodwithtech/dockle-action': { image: whole },
    'crazy-max/ghaction-container-scan': { image: whole },
    'google-github-actions/deploy-cloudrun': { image: whole },
    'azure/aci-deploy': { image: whole },
    'azure/container-apps-deploy-action': { imagetodeploy: whole },
    'azure/webapps-deploy': { images: whole },
    'azure/k8s-deploy': { images: whole },
    'aws-actions/amazon-ecs-render-task-definition': { image: whole },
};
function inputImages(source, scope, holder) {
    const { document } = scope;
    const uses = textOf(document, child(document, holder, 'uses'))?.value ?? '';
    if (uses.startsWith(dockerScheme))
        return [];
    const known = actions[(uses.split('@')[0] ?? '').toLowerCase()] ?? {};
    return entries(document, child(document, holder, 'with')).flatMap(([name, node]) => {
        const read = known[name.toLowerCase()];
        const lines = inputLines(document, source, node);
        return read === undefined ? evidentImages(name, lines) : lines.flatMap(read);
    });
}
function inputLines(document, source, node) {
    const placed = placedText(document, source, node);
    if (placed === undefined)
        return [];
    return [...placed.text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
        const text = line.trim();
        const start = index + line.indexOf(text);
        if (text === '' || text.startsWith('#'))
            return [];
        const word = partOf({ text, span: { start, end: start + text.length } }, 0);
        return [{ text: word.text, span: placed.place(word.span) }];
    });
}
function evidentImages(name, lines) {
    return lines.flatMap((word) => {
        if (word.text.startsWith(dockerScheme))
            return [{ word }];
        const isImage = /image(?:[-_]ref)?$/i.test(name) && lines.length === 1 && looksLikeImage(word.text);
        return isImage ? [{ word, noPin: notPinnable.unknownInput(name) }] : [];
    });
}
function renovateImage(document, step) {
    const uses = textOf(document, child(document, step, 'uses'))?.value ?? '';
    if (!/^renovatebot\/github-action@/i.test(uses))
        return [];
    const inputs = child(document, step, 'with');
    const repository = textOf(document, child(document, inputs, 'renovate-image'));
    const tag = sourceOf(document, child(document, inputs, 'renovate-version'));
    if (repository === undefined || tag === undefined)
        return [];
    return [{ split: { repository, tag, tagElsewhere: unresolved.noTagOrDigest } }];
}

;// CONCATENATED MODULE: ./lib/scan/workflow/builds.js









const buildAction = /^docker\/build-push-action@/;
const builds_parameter = /\$\{\{\s*(?<name>(?:matrix|inputs)(?:\.[\w-]+)+)\s*\}\}/g;
const knownName = /(?:^|\/)(?:Dockerfile|Containerfile)[\w.-]*$/;
const builds_nothing = { mentions: [], passes: [], unknown: [] };
function workflowBuilds(document, file) {
    const { root } = document;
    const jobs = [...children(document, child(document, root, 'jobs')), child(document, root, 'runs')];
    const builds = jobs.flatMap((job) => children(document, child(document, job, 'steps')).map((step) => new StepReader(document, file, job, step).build()));
    return {
        mentions: builds.flatMap(({ mentions }) => mentions),
        passes: builds.flatMap(({ passes }) => passes),
        unknown: builds.flatMap(({ unknown }) => unknown),
    };
}
class StepReader {
    document;
    file;
    job;
    step;
    constructor(document, file, job, step) {
        this.document = document;
        this.file = file;
        this.job = job;
        this.step = step;
    }
    build() {
        const { document, step, file } = this;
        const uses = textOf(document, child(document, step, 'uses'))?.value ?? '';
        if (!buildAction.test(uses))
            return builds_nothing;
        const inputs = child(document, step, 'with');
        const args = linesOf(document, file, child(document, inputs, 'build-args')).flatMap((line) => this.argument(line));
        const [name, context] = ['file', 'context'].map((key) => textOf(document, child(document, inputs, key)));
        const written = name ?? context;
        const texts = written === undefined ? ['.'] : this.texts(written);
        if (written !== undefined && texts === undefined) {
            const isRead = (name === undefined || knownName.test(name.value)) && args.length === 0;
            const detail = unresolved.path(written.value, unresolved.workflowExpression(written.value));
            return { ...builds_nothing, unknown: isRead ? [] : [opaqueAt(file, written.span, 'template', detail)] };
        }
        const mentions = (texts ?? []).flatMap((one) => name === undefined
            ? mentionsFrom([pathFrom('', one)], 'Dockerfile', 'dockerfile')
            : mentionsFrom([''], one, 'dockerfile'));
        const builds = buildsOf(args);
        const passes = mentions.flatMap(({ path }) => builds.map((build) => ({ path, args: build })));
        return { mentions, passes, unknown: [] };
    }
    argument(line) {
        const { file } = this;
        const equals = line.value.indexOf('=');
        const name = equals < 0 ? line.value : line.value.slice(0, equals);
        if (equals < 0)
            return [unknownArgument(name, file, line, unresolved.environmentArgument(name))];
        const text = line.value.slice(equals + 1);
        const start = line.span.start + equals + 1;
        const value = line.exact
            ? { ...line, value: text, span: { start, end: line.span.end } }
            : { ...line, value: text };
        if (!text.includes('${{'))
            return [literalArgument(name, file, value)];
        const texts = this.texts(value);
        if (texts === undefined)
            return [unknownArgument(name, file, value, unresolved.workflowExpression(text))];
        return texts.map((one) => literalArgument(name, file, { ...value, value: one, exact: false }));
    }
    texts({ value }) {
        const withEnvironment = withoutCheckoutRoot(value).replace(/\$\{\{\s*env\.(\w+)\s*\}\}/g, (whole, name) => this.environment(name) ?? whole);
        const names = [
            ...new Set([...withEnvironment.matchAll(builds_parameter)].map(({ groups }) => groups?.name ?? '')),
        ];
        const combinations = names.length === 0
            ? [[]]
            : combinationsOf({ document: this.document, job: this.job, step: this.step }, names);
        if (combinations === 'too many' || combinations.length === 0)
            return undefined;
        const texts = combinations.map((combination) => withEnvironment.replace(builds_parameter, (...match) => {
            const { name } = match.at(-1);
            return combination[names.indexOf(name)]?.value ?? '';
        }));
        return texts.some((one) => one.includes('${{')) ? undefined : [...new Set(texts)];
    }
    environment(name) {
        const { document, step, job } = this;
        const holders = [step, job, document.root].map((holder) => child(document, child(document, holder, 'env'), name));
        return textOf(document, holders.find((node) => node !== undefined))?.value;
    }
}
function linesOf(document, file, node) {
    const text = textOf(document, node);
    if (text === undefined || !(0,dist/* isScalar */.jn)(node) || node.range == null)
        return [];
    if (node.type !== 'BLOCK_LITERAL')
        return text.value
            .split('\n')
            .map((line) => ({ ...text, value: line.trim(), exact: text.exact && text.value === line.trim() }))
            .filter(({ value }) => value !== '');
    const [start, end] = node.range;
    const first = file.text.indexOf('\n', start) + 1;
    const lines = [];
    for (const match of file.text.slice(first, end).matchAll(/[^\s][^\r\n]*/g)) {
        const value = match[0].trimEnd();
        const from = first + match.index;
        lines.push({ value, span: { start: from, end: from + value.length }, exact: true });
    }
    return lines;
}

;// CONCATENATED MODULE: ./lib/scan/workflow/environment.js







const withRegistry = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;
function environmentImages(file, document, holders) {
    return holders.flatMap((holder) => entries(document, child(document, holder, 'env')).flatMap(([name, node]) => {
        const text = textOf(document, node);
        if (text === undefined || !environment_isImage(name, text.value))
            return [];
        return [expressions_withoutPin(literalText(file, text), notPinnable.unusedVariable(name))];
    }));
}
function environment_isImage(name, value) {
    if (/[$\s]/.test(value))
        return false;
    if (looksLikeImage(value))
        return withRegistry.test(value) || /(?:^|[_-])image(?:$|[_-])/i.test(name);
    const parsed = /(?:^|[_-])image$/i.test(name) ? parseImage(value) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}

;// CONCATENATED MODULE: ./lib/scan/workflow/mentions.js




const mentions_buildAction = /^docker\/build-push-action@/;
const bakeAction = /^docker\/bake-action@/;
function workflowMentions(document, file) {
    const { root } = document;
    const runs = child(document, root, 'runs');
    const jobs = [...children(document, child(document, root, 'jobs')), runs];
    const text = (node, key) => textOf(document, child(document, node, key))?.value;
    const folderIn = (holder) => text(child(document, child(document, holder, 'defaults'), 'run'), 'working-directory');
    const dockerAction = mentionsFrom([folderOf(file.path)], text(runs, 'image'), 'dockerfile');
    return [
        ...dockerAction,
        ...jobs.flatMap((job) => {
            const steps = children(document, child(document, job, 'steps'));
            const checkouts = steps.flatMap((step) => text(child(document, step, 'with'), 'path') ?? []);
            return steps.flatMap((step) => {
                const named = [folderIn(root), folderIn(job), text(step, 'working-directory')];
                const folders = ['', ...named.map((name) => folderAt('', name))];
                return [
                    ...shellMentions(text(step, 'run') ?? '', folders).flatMap((one) => inCheckouts(one, checkouts)),
                    ...builtBy(document, step).flatMap((one) => inCheckouts(one, checkouts)),
                ];
            });
        }),
    ];
}
function builtBy(document, step) {
    const text = (node, key) => textOf(document, child(document, node, key))?.value;
    const uses = text(step, 'uses') ?? '';
    const inputs = child(document, step, 'with');
    if (bakeAction.test(uses))
        return bakeFiles(text(inputs, 'files') ?? '', text(inputs, 'source'));
    if (!mentions_buildAction.test(uses))
        return [];
    const name = withoutCheckoutRoot(text(inputs, 'file') ?? '');
    return mentionsFrom(['', folderAt('', text(inputs, 'context'))], name, 'dockerfile');
}
function bakeFiles(names, source) {
    return names.split(/[\s,]+/).flatMap((name) => {
        const as = /\.json$/.test(name) ? 'bake-json' : /\.ya?ml$/.test(name) ? 'compose' : 'bake';
        return mentionsFrom(['', folderAt('', source)], withoutCheckoutRoot(name), as);
    });
}
function inCheckouts(mention, checkouts) {
    const inside = checkouts.flatMap((folder) => {
        const prefix = `${folder.replace(/^\.\/|\/$/g, '')}/`;
        return mention.path.startsWith(prefix) ? [{ ...mention, path: mention.path.slice(prefix.length) }] : [];
    });
    return [mention, ...inside];
}
function folderAt(folder, name) {
    return name === undefined ? undefined : pathFrom(folder, withoutCheckoutRoot(name));
}

;// CONCATENATED MODULE: ./lib/scan/workflow/scripts.js










const shells = /^(?:ba|z|da)?sh(?:\s|$)/;
const scripts_expression = /\$\{\{\s*env\.([\w-]+)\s*\}\}/g;
function scriptsOf(file, document, job, steps) {
    const scripts = steps.flatMap((step) => readScript(file, { document, job, step }) ?? []);
    const uses = usesOfScripts(scripts.map(({ commands }) => commands));
    return {
        images: scripts.flatMap(({ scope, valuesOf }, index) => (uses[index]?.images ?? []).map((used) => ({ scope, used, valuesOf }))),
        builds: scripts.flatMap(({ scope, valuesOf }, index) => builtImages(file, uses[index]?.builds ?? [], (word) => scriptNames(scope, word, valuesOf))),
    };
}
function scriptNames(scope, word, valuesOf) {
    const text = word.text.replace(scripts_expression, (whole, name) => {
        const values = environmentValues(scope, name);
        return values.length === 1 ? (values[0]?.value ?? whole) : whole;
    });
    return text.includes('${{') ? [] : namesOf({ ...word, text }, valuesOf);
}
function readScript(file, scope) {
    const { document, job, step } = scope;
    const placed = placedText(document, file.text, child(document, step, 'run'));
    if (placed === undefined || !evidence.test(placed.text))
        return undefined;
    const shell = [step, job, document.root]
        .map((holder, index) => (index === 0 ? holder : scripts_at(document, holder, ['defaults', 'run'])))
        .map((holder) => textOf(document, child(document, holder, 'shell'))?.value)
        .find((name) => name !== undefined);
    const runsOn = textOf(document, child(document, job, 'runs-on'))?.value ?? '';
    if (shell === undefined ? /^windows/.test(runsOn) : !shells.test(shell))
        return undefined;
    const commands = commandsOf(placed.text).map((command) => command.map(({ text, span }) => ({ text, span: placed.place(span) })));
    const ofScript = assignedIn(commands, (word) => placedValue(file, word));
    const valuesOf = (name) => {
        const assigned = ofScript(name);
        return assigned.length > 0 ? assigned : environmentValues(scope, name);
    };
    return { scope, commands, valuesOf };
}
function environmentValues(scope, name) {
    return environmentNodes(scope, name).flatMap((node) => {
        const source = sourceOf(scope.document, node);
        if (source === undefined)
            return [];
        const named = alternativesIn(source).flatMap((one) => ('name' in one ? [one.name] : []));
        const values = named
            .filter((one) => !one.startsWith('env.'))
            .flatMap((one) => valueNodes(scope, one))
            .flatMap((one) => sourceOf(scope.document, one) ?? []);
        return (values.length > 0 ? values : [source]).map((one) => ({ value: one.value, source: one }));
    });
}
function scripts_at(document, node, keys) {
    return keys.reduce((inner, key) => child(document, inner, key), node);
}

;// CONCATENATED MODULE: ./lib/scan/workflow/steps.js









function stepImages(file, document, jobs) {
    const scripts = jobs.map(({ job, steps }) => scriptsOf(file, document, job, steps));
    const holders = jobs.flatMap(({ job, steps }) => [
        { scope: { document, job }, holder: job },
        ...steps.map((step) => ({ scope: { document, job, step }, holder: step })),
    ]);
    const inputs = holders.flatMap(({ scope, holder }) => inputImages(file.text, scope, holder).map((used) => ({ scope, used })));
    const all = [...scripts.flatMap(({ images }) => images), ...inputs];
    const wholeUses = steps_wholeUsesOf(all.map(({ used }) => used));
    return {
        occurrences: all.flatMap((one) => steps_occurrencesOf(file, one, wholeUses)),
        builds: [
            ...scripts.flatMap(({ builds }) => builds),
            ...holders.flatMap(({ scope, holder }) => builtByAction(file, scope, holder)),
        ],
    };
}
function steps_wholeUsesOf(images) {
    const counts = new Map(wholeUsesIn(images));
    for (const { word } of images) {
        const name = environmentName(word.text);
        if (name !== undefined)
            counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
}
function steps_occurrencesOf(file, { scope, used, valuesOf }, wholeUses) {
    const { word, noPin } = used;
    const isExpression = word.text.includes('${{');
    if (valuesOf !== undefined && !isExpression)
        return readImageWord(file, used, { valuesOf, wholeUses });
    const exact = file.text.slice(word.span.start, word.span.end) === word.text;
    if (isExpression && /\$(?!\{\{)|[`\\"']/.test(word.text))
        return [opaqueAt(file, word.span, 'template', unresolved.workflowExpression(word.text))];
    const found = readText(file, scope, { value: word.text, span: word.span, exact }, wholeUses);
    return noPin === undefined ? found : found.map((one) => expressions_withoutPin(one, noPin));
}
function builtByAction(file, scope, step) {
    const { document } = scope;
    if (!/^docker\/build-push-action@/i.test(textOf(document, child(document, step, 'uses'))?.value ?? ''))
        return [];
    const inputs = child(document, step, 'with');
    const input = (name) => textOf(document, child(document, inputs, name))?.value ?? '';
    const push = sourceOf(document, child(document, inputs, 'push'))?.value ?? '';
    const isPushed = /type=registry|push=true/.test(input('outputs')) || !/^(?:false)?$/.test(push);
    const names = inputLines(document, file.text, child(document, inputs, 'tags'))
        .flatMap(({ text, span }) => text.split(',').map((name) => ({ text: name.trim(), span })))
        .map((word) => ({ word, isPushed }));
    return builtImages(file, names, (word) => scriptNames(scope, word, () => []));
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow.js










const workflow = {
    id: 'workflow',
    title: 'GitHub workflows and actions',
    paths: ['**/.github/workflows/*.{yml,yaml}', '**/action.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const mentions = [];
        const builds = [];
        const passes = [];
        const scan = scanYaml(file, {
            needles: [],
            find(document) {
                const found = workflow_findImages(document, file, builds);
                if (found === undefined)
                    return undefined;
                const passing = workflowBuilds(document, file);
                mentions.push(...workflowMentions(document, file), ...passing.mentions);
                passes.push(...passing.passes);
                return [...found, { found: passing.unknown }];
            },
            read: expressions_readImage,
        });
        return scan === undefined ? undefined : { ...scan, mentions, builds, passes };
    },
};
function workflow_findImages(document, file, builds) {
    const { root } = document;
    const jobs = children(document, child(document, root, 'jobs'));
    const runs = child(document, root, 'runs');
    if (jobs.length === 0 && runs === undefined)
        return undefined;
    const holders = [...jobs, ...(runs === undefined ? [] : [runs])].map((job) => ({
        job,
        steps: children(document, child(document, job, 'steps')),
    }));
    const steps = holders.flatMap((holder) => holder.steps);
    const ofSteps = stepImages(file, document, holders);
    for (const one of ofSteps.builds)
        builds.push(one);
    return [
        ...jobs.flatMap((job) => workflow_containersOf(document, job).flatMap((container) => resolved(file, document, job, container))),
        ...steps.map((step) => child(document, step, 'uses')).filter(hasScheme),
        ...[child(document, runs, 'image')].filter(hasScheme),
        ...steps.flatMap((step) => renovateImage(document, step)),
        { found: ofSteps.occurrences },
        { found: environmentImages(file, document, [root, ...jobs, ...steps]) },
    ];
}
function workflow_containersOf(document, job) {
    const all = [child(document, job, 'container'), ...children(document, child(document, job, 'services'))];
    return all.map((container) => ((0,dist/* isScalar */.jn)(container) ? container : child(document, container, 'image')));
}
function resolved(file, document, job, node) {
    const text = textOf(document, node);
    return (text && resolveExpression(file, { document, job }, text)) ?? [node];
}
function hasScheme(node) {
    return (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' && node.value.startsWith(dockerScheme);
}

;// CONCATENATED MODULE: ./lib/scan/inline-waivers.js

const inline_waivers_marker = 'tagproof: ignore[';
const inline_waivers_form = /tagproof: ignore\[(?<checks>[\w, -]{1,200})\](?<reason>[^\r\n]*)/;
function inlineWaivers(file, comment) {
    const { text, path } = file;
    const waivers = [];
    const problems = [];
    let next = { start: 0, end: 0 };
    for (let at = text.indexOf(inline_waivers_marker); at >= 0;) {
        const line = { start: text.lastIndexOf('\n', at - 1) + 1, end: inline_waivers_endOfLine(text, at) };
        const opened = openedIn(text, line, at, comment);
        at = text.indexOf(inline_waivers_marker, line.end);
        if (opened === undefined)
            continue;
        const { checks = '', reason = '' } = inline_waivers_form.exec(text.slice(opened.at, line.end))?.groups ?? {};
        const span = { start: opened.at, end: opened.at + text.slice(opened.at, line.end).trimEnd().length };
        if (checks.trim() === '' || reason.trim() === '') {
            problems.push({ file: path, message: unscanned.waiver, span });
            continue;
        }
        if (opened.alone && next.start <= line.end)
            next = nextLine(text, line.end, comment);
        const covers = { file: path, span: opened.alone ? next : line };
        for (const check of checks.split(','))
            waivers.push({ check: check.trim(), reason: reason.trim(), at: { file: path, span }, covers });
    }
    return { waivers, problems };
}
function openedIn(text, line, first, comment) {
    const quotes = { '"': 0, "'": 0 };
    let counted = line.start;
    for (let at = first; at >= 0 && at < line.end; at = text.indexOf(inline_waivers_marker, at + 1)) {
        for (; counted < at; counted += 1) {
            const char = text[counted];
            if (char === '"' || char === "'")
                quotes[char] += 1;
        }
        const open = startOfComment(text, line.start, at, comment);
        if (open === undefined || quotes['"'] % 2 === 1 || quotes["'"] % 2 === 1)
            continue;
        return {
            at,
            alone: text
                .slice(line.start, open)
                .replace(/^\uFEFF/, '')
                .trim() === '',
        };
    }
    return undefined;
}
function startOfComment(text, from, at, comment) {
    let end = at;
    while (end > from && /\s/.test(text[end - 1] ?? ''))
        end -= 1;
    const start = end - comment.length;
    if (start < from || !text.startsWith(comment, start))
        return undefined;
    return start === from || /\s/.test(text[start - 1] ?? '') ? start : undefined;
}
function nextLine(text, end, comment) {
    let start = Math.min(end + 1, text.length);
    while (start < text.length && text.slice(start, inline_waivers_endOfLine(text, start)).trim().startsWith(comment))
        start = Math.min(inline_waivers_endOfLine(text, start) + 1, text.length);
    return { start, end: inline_waivers_endOfLine(text, start) };
}
function inline_waivers_endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}

;// CONCATENATED MODULE: ./lib/scan/invalid-references.js

const excessive = new Set([
    unresolved.tooManyValues,
    unresolved.tooManyVariables,
    unresolved.nestedVariables,
]);
function invalidReferences({ path }, all) {
    const opaque = all.filter((one) => one.kind === 'opaque');
    const problemOf = (found, describe) => {
        const [first] = found;
        if (first === undefined)
            return [];
        return [
            {
                file: path,
                message: describe(first.raw, first.detail, found.length - 1),
                span: first.at.span,
            },
        ];
    };
    return [
        ...problemOf(opaque.filter(({ why }) => why === 'invalid'), unscanned.invalidReference),
        ...problemOf(opaque.filter(({ detail }) => excessive.has(detail)), unscanned.excessiveReference),
    ];
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/dockerfile-lines.js
const dockerfile_lines_pulls = /^[ \t]*(?:ONBUILD[ \t]+)?(?:FROM[ \t]+(?:--platform=\S+[ \t]+)?|(?:COPY|ADD|RUN)[ \t](?:.{0,300}[ ,=])?from=)["']?$/i;
const heredoc = /<<-?[ \t]{0,10}["']?(?<word>\w{1,50})["']?/g;
const dockerfile_lines_maxLineLength = 2000;
function unexplainedInDockerfile(text, names) {
    const lines = dockerfile_lines_linesOf(text);
    const last = new Map(lines.map(({ start, line }) => [line.trim(), start]));
    const found = [];
    let next = 0;
    let isContinued = false;
    let open = [];
    for (const { start, end, line } of lines) {
        const isText = isContinued || open.length > 0;
        for (let name = names[next]; name !== undefined && name.start < end; name = names[next]) {
            if (!isText && dockerfile_lines_pulls.test(text.slice(Math.max(start, name.start - dockerfile_lines_maxLineLength), name.start)))
                found.push(name);
            next += 1;
        }
        if (open.length > 0) {
            if (line.trim() === open[0])
                open = open.slice(1);
            continue;
        }
        if (/^\s*#/.test(line))
            continue;
        isContinued = /[\\`][ \t]*\r?$/.test(line.slice(-100));
        open = dockerfile_lines_heredocsOf(line).filter((word) => (last.get(word) ?? 0) > start);
    }
    return found;
}
function dockerfile_lines_linesOf(text) {
    let start = 0;
    return text.split('\n').map((line) => {
        const end = start + line.length + 1;
        const one = { start, end, line };
        start = end;
        return one;
    });
}
function dockerfile_lines_heredocsOf(line) {
    return [...line.slice(0, dockerfile_lines_maxLineLength).matchAll(heredoc)].map(({ groups }) => groups?.word ?? '');
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/registries.js
const knownRegistries = [
    'docker.io',
    'index.docker.io',
    'registry-1.docker.io',
    'registry.hub.docker.com',
    'ghcr.io',
    'quay.io',
    'gcr.io',
    '*.gcr.io',
    '*.pkg.dev',
    'registry.k8s.io',
    'mcr.microsoft.com',
    '*.azurecr.io',
    '*.azurecr.cn',
    'public.ecr.aws',
    'cgr.dev',
    'registry.gitlab.com',
    'nvcr.io',
    'icr.io',
    '*.icr.io',
    'registry.redhat.io',
    'registry.access.redhat.com',
    'registry.connect.redhat.com',
    'docker.elastic.co',
    'lscr.io',
    'registry.opensource.zalan.do',
    'container-registry.oracle.com',
    '*.ocir.io',
    'registry.digitalocean.com',
    'registry.suse.com',
    'registry.opensuse.org',
    'registry.fedoraproject.org',
    'registry.gitea.com',
    'docker.n8n.io',
    'docker.pkg.github.com',
    'dhi.io',
    'ttl.sh',
    '*.jfrog.io',
    'xpkg.upbound.io',
];
const hosts = new Set(knownRegistries.filter((host) => !host.startsWith('*')));
const suffixes = knownRegistries.filter((host) => host.startsWith('*')).map((host) => host.slice(1));
const elasticRegistry = /^\d+\.dkr\.ecr(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/;
function isKnownRegistry(host) {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (name.includes('amazonaws.'))
        return elasticRegistry.test(name);
    return hosts.has(name) || suffixes.some((suffix) => name.endsWith(suffix));
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/names.js

const endOfHost = /\.(?:io|dev|aws|com|co|cn|sh|org|do)\.?(?::\d{1,5})?\//gi;
const behindHost = /[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@[a-z0-9]{1,10}:[a-f0-9]{32,128})?/iy;
const hostCharacter = /[\w.-]/;
const maxHostLength = 255;
const underImage = /(?:(?:^|[\n{,])[ \t]{0,200}(?:-[ \t]{1,20}){0,9}["']?image["']?[ \t]{0,20}:[ \t]{0,20}["']?|(?:^|\n)[ \t]{0,20}FROM[ \t]{1,20}(?:--platform=\S{1,100}[ \t]{1,20})?)(?<name>[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@sha256:[a-f0-9]{64})?)(?=["'\s,}]|$)/y;
const mark = /image(?=["']?[ \t]{0,20}:)|FROM(?=[ \t])/g;
const maxLead = 400;
function* evidentNames(text) {
    const ends = new RegExp(endOfHost);
    let end = 0;
    for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
        const slash = match.index + match[0].length;
        const start = startOfHost(text, match.index, end);
        const host = text.slice(start, slash - 1).replace(/:\d+$/, '');
        if (!isKnownRegistry(host) || !canBegin(text, start))
            continue;
        behindHost.lastIndex = slash;
        const rest = behindHost.exec(text)?.[0] ?? '';
        if (!/[:@]/.test(rest))
            continue;
        end = slash + rest.length;
        ends.lastIndex = end;
        yield { start, end };
    }
}
function* namesUnderImage(text) {
    const marks = new RegExp(mark);
    const value = new RegExp(underImage);
    let done = 0;
    for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
        value.lastIndex = startOfLead(text, match.index, done);
        const { 0: whole = '', groups } = value.exec(text) ?? {};
        if (groups === undefined)
            continue;
        const { name = '' } = groups;
        const end = value.lastIndex;
        done = end;
        marks.lastIndex = end;
        const isVersioned = /[:@]/.test(name) && (name.includes('/') || /FROM[^\n]*$/.test(whole));
        if (isVersioned)
            yield { start: end - name.length, end };
    }
}
function startOfLead(text, from, bound) {
    let start = from;
    if (text[start - 1] === '"' || text[start - 1] === "'")
        start -= 1;
    const first = Math.max(bound, from - maxLead);
    while (start > first && /[-\t ]/.test(text[start - 1] ?? ''))
        start -= 1;
    return start > bound && /[\n{,]/.test(text[start - 1] ?? '') ? start - 1 : start;
}
function startOfHost(text, from, bound) {
    const first = Math.max(bound, from - maxHostLength);
    let start = from;
    while (start > first && hostCharacter.test(text[start - 1] ?? ''))
        start -= 1;
    return start;
}
function canBegin(text, start) {
    const before = text.slice(Math.max(0, start - 20), start);
    if (/(?:docker|docker-image|oci):\/\/$/.test(before))
        return true;
    return !/[/@%]$|\w:$/.test(before);
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/words.js
const maxLookAround = 300;
const words_before = /(?:^|^[-?:]\s+|\s[-?]\s+|[^\\]:\s+|["']\s*:\s*|[[{,(]\s*)(?:[&!]\S{1,100}\s+)*["']?(?:(?:docker|docker-image|oci):\/\/)?$/;
const words_assigned = /=\s*["']?$/;
const words_after = /^["']?\s{0,100}?(?:$|\r?\n|[,\]})]|\s#)/;
const words_otherLanguage = /["'][[{].{0,300}$|\\["']$/;
function isWholeValue(text, { start, end }, assignment = false) {
    const newline = text.lastIndexOf('\n', start - 1) + 1;
    const line = text.slice(Math.max(newline, start - maxLookAround), start);
    if (words_otherLanguage.test(line) || !words_after.test(text.slice(end, end + maxLookAround)))
        return false;
    return words_before.test(line.trimStart()) || (assignment && words_assigned.test(line));
}
function isInComment(text, at, signs = /(?:^|\s)#/) {
    const line = text.lastIndexOf('\n', at - 1) + 1;
    const before = text.slice(line, at);
    return signs.test(before.slice(0, words_maxLineLength)) || signs.test(before.slice(-words_maxLineLength));
}
const words_maxLineLength = 2000;

;// CONCATENATED MODULE: ./lib/scan/safety-net/other-syntaxes.js

const other_syntaxes_maxLookBack = 2000;
const ledgerEntry = /^",\s?"seen":\s?"/;
function isUnexplainedInJson(text, span, hasConsumer) {
    if (text[span.start - 1] !== '"' && !/"(?:docker|docker-image|oci):\/\/$/.test(lookBack(text, span.start)))
        return false;
    if (text[span.start - 2] === '\\' || isInComment(text, span.start, /^\s*\/\//))
        return false;
    const key = /"(?<key>[^"\\]{1,200})"\s{0,100}:\s{0,100}"[a-z:/-]*$/.exec(lookBack(text, span.start))?.groups
        ?.key;
    if (!isWholeValue(text, span))
        return false;
    if (!hasConsumer && ledgerEntry.test(text.slice(span.end, span.end + 20)))
        return false;
    return hasConsumer
        ? !/^(?:description|examples?|default|tags?|imageID)$/i.test(key ?? '')
        : /image$/i.test(key ?? '');
}
function isUnexplainedInCode(text, span) {
    if (isInComment(text, span.start, /(?:^|\s)(?:#|\/\/)|\/\*/))
        return false;
    const line = lineBefore(text, span.start);
    if (/^output\s/.test(blockAround(text, span.start)))
        return false;
    if (/^\s*(?:description|tags?|default_tags|repo_tags)\b/i.test(line))
        return false;
    return /["']/.test(text[span.start - 1] ?? '') && isWholeValue(text, span, true);
}
function isUnexplainedInUnit(text, span) {
    return /(?:^|\n)[ \t]*Image[ \t]*=[ \t]*$/.test(lookBack(text, span.start));
}
const started = /(?:^|\n|[;&|(]|\b(?:sudo|exec|then|do|else))[ \t]*@?(?:docker|podman|nerdctl)[ \t]+(?:container[ \t]+|image[ \t]+)?(?:run|pull|create)(?:[ \t]+--?[\w-]+(?:=\S+)?)*[ \t]+["']?(?:docker:\/\/)?$/;
function isUnexplainedInShell(text, span) {
    const line = lookBack(text, span.start).slice(-500);
    return started.test(line) && !isInComment(text, span.start);
}
function blockAround(text, at) {
    const lines = lookBack(text, at).split('\n');
    const head = lines.findLastIndex((line) => /^\w/.test(line));
    return lines.slice(Math.max(head, 0)).join('\n');
}
function lineBefore(text, at) {
    return text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - other_syntaxes_maxLookBack), at);
}
function lookBack(text, at) {
    return text.slice(Math.max(0, at - other_syntaxes_maxLookBack), at);
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/products.js
const products_maxLineLength = 2000;
const maxSiblings = 200;
function isProduct(text, lineStart, key) {
    if (key !== 'image')
        return false;
    const column = columnOf(text, lineStart);
    const inLine = text.slice(lineStart, lineStart + products_maxLineLength).split('\n')[0] ?? '';
    return (/[{,]\s*build["']?\s*:/.test(inLine) || [-1, 1].some((step) => hasBuild(text, lineStart, column, step)));
}
function hasBuild(text, from, column, step) {
    let at = from;
    for (let count = 0; count < maxSiblings; count += 1) {
        const isLast = step > 0 ? text.indexOf('\n', at) < 0 : at === 0;
        if (isLast)
            return false;
        at = (step > 0 ? text.indexOf('\n', at) : text.lastIndexOf('\n', at - 2)) + 1;
        const line = text.slice(at, at + products_maxLineLength).split('\n')[0] ?? '';
        if (line.trim() === '' || /^\s*#/.test(line))
            continue;
        if (columnOf(text, at) < column)
            return false;
        if (columnOf(text, at) === column && /^[ -]*["']?build["']?[ ]*:/.test(line))
            return true;
    }
    return false;
}
function columnOf(text, lineStart) {
    return /^[ ]*(?:-[ ]+)*/.exec(text.slice(lineStart, lineStart + products_maxLineLength))?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/yaml-lines.js


const passedOverNames = 'description|documentation|doc|comment|summary|message|examples?|openAPIV3Schema|annotations|labels|status|args?|arguments|command|entrypoint|script|run|with|params|parameters|inputs|matrix|tags|outputs?|env|environment|variables';
const passedOver = new RegExp(`^(?:${passedOverNames})$`, 'i');
const passedOverInline = new RegExp(`[{,\\s](?:${passedOverNames})["']?\\s?:\\s?[[{][^\\]}]*$`, 'i');
const dataOfText = /^(?:data|binaryData|stringData)$/;
const imageKey = /image$/i;
const yaml_lines_keyOfLine = /^(?<lead>[ ]*(?:-[ ]+)*)(?:[&!]\S+[ ]+)*(?:"(?<double>[^"\\]{1,200})"|'(?<single>[^']{1,200})'|(?<plain>(?!-\s)[^\s"'#&!*[\]{},|>][^:#"']{0,200}))[ ]*:(?=\s|$)/;
const keyInLine = /(?:^|[{,\s])["']?(?<key>[\w.-]{1,200})["']?[ ]?:[ ]{0,100}(?:[&!]\S{1,100}[ ])?["']?$/;
const explicitKey = /^[ ]*(?:-[ ]+)*\?[ ]+["']?(?<key>\w{1,200})/;
const yaml_lines_blockHeader = /(?:^|[ ])(?:[&!]\S+[ ]+)*[|>][-+0-9]{0,2}[ \t]*(?:#.*)?\r?$/;
const otherLineEnds = /\r(?!\n)|[\x85\u2028\u2029]/g;
function* unexplainedInYaml(written, names) {
    const text = written.replace(otherLineEnds, '\n');
    const lines = new YamlLines();
    let at = 0;
    for (const span of names) {
        while (at < span.start) {
            const newline = text.indexOf('\n', at);
            const end = newline < 0 ? text.length : newline;
            if (end >= span.start)
                break;
            lines.read(text.slice(at, Math.min(end, at + yaml_lines_maxLineLength)));
            at = end + 1;
        }
        const { key, isText, isPassedOver } = lines.peek(text.slice(at, Math.min(span.start, at + yaml_lines_maxLineLength)));
        if (isText || isPassedOver || isInComment(text, span.start))
            continue;
        if (isWholeValue(text, span) && !isProduct(text, at, key))
            yield { span, key };
    }
}
const yaml_lines_maxLineLength = 2000;
const maxInline = 500;
class YamlLines {
    levels = [];
    block;
    key = '';
    read(line) {
        if (line.trim() === '')
            return;
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        if (this.block !== undefined && indent > this.block.column)
            return;
        this.block = undefined;
        if (/^ *#/.test(line))
            return;
        if (/^(?:---|\.\.\.)(?:\s|$)/.test(line))
            this.levels = [];
        const { column, key } = this.enter(line);
        if (yaml_lines_blockHeader.test(line))
            this.block = { column, key };
    }
    peek(line) {
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        const inBlock = this.block !== undefined && (indent > this.block.column || line.trim() === '');
        if (inBlock && this.block !== undefined)
            return { key: this.block.key, isText: !imageKey.test(this.block.key), isPassedOver: this.isPassedOver };
        const { key: first, isPassedOver } = this.levelOf(line);
        const key = keyInLine.exec(line.slice(-maxInline))?.groups?.key ?? first;
        return {
            key,
            isText: false,
            isPassedOver: isPassedOver || passedOverInline.test(line.slice(-maxInline)),
        };
    }
    get isPassedOver() {
        return this.levels.at(-1)?.isPassedOver ?? false;
    }
    enter(line) {
        const { column, key, isKey, isPassedOver } = this.levelOf(line);
        while ((this.levels.at(-1)?.column ?? -1) >= column + (isKey ? 0 : 1))
            this.levels.pop();
        if (isKey)
            this.levels.push({ column, isPassedOver });
        this.key = key;
        return { column, key };
    }
    levelOf(line) {
        const { lead, double, single, plain } = yaml_lines_keyOfLine.exec(line)?.groups ?? {};
        const key = (double ?? single ?? plain)?.trim();
        const column = lead?.length ?? /^[ ]*/.exec(line)?.[0].length ?? 0;
        const isItem = lead === undefined;
        let parent = this.levels.length - 1;
        while (parent >= 0 && (this.levels[parent]?.column ?? 0) >= column + (isItem ? 1 : 0))
            parent -= 1;
        const above = this.levels[parent]?.isPassedOver ?? false;
        const explicit = explicitKey.exec(line)?.groups?.key;
        if (key === undefined)
            return { column, key: explicit ?? this.key, isKey: false, isPassedOver: above };
        const isPassedOver = above || passedOver.test(key) || (column === 0 && dataOfText.test(key));
        return { column, key, isKey: true, isPassedOver };
    }
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/index.js





const maxNames = 10_000;
const units = /\.(?:container|image|volume|kube|build|pod)$/;
const scripts = /\.(?:sh|bash|zsh|mk)$|(?:^|\/)(?:GNUm|M|m)akefile(?:\.[^/]*)?$/;
const code = /\.(?:tf|tofu|hcl|nomad|bzl|bazel|jsonnet|libsonnet|[jJ]enkinsfile)$|(?:^|\/)(?:BUILD|WORKSPACE|MODULE|Jenkinsfile[^/]*)$/;
function unexplainedImages({ path: file, text }, path, occurrences, hasConsumer) {
    const missed = withoutFound(namesIn(text, hasConsumer), occurrences);
    if (missed.length === 0)
        return undefined;
    const [first, ...others] = [
        ...unexplained(text, path, missed.slice(0, maxNames), hasConsumer),
        ...missed.slice(maxNames),
    ];
    if (first === undefined)
        return undefined;
    const message = unscanned.unexplained(text.slice(first.start, first.end), others.length);
    return { file, message, span: first };
}
function namesIn(text, hasConsumer) {
    const names = [...evidentNames(text), ...(hasConsumer ? namesUnderImage(text) : [])];
    let end = 0;
    return names
        .sort((a, b) => a.start - b.start || b.end - a.end)
        .filter((name) => {
        const isNew = name.start >= end;
        if (isNew)
            end = name.end;
        return isNew;
    });
}
function withoutFound(names, occurrences) {
    if (names.length === 0)
        return names;
    const found = occurrences
        .flatMap(({ at, uses = [], parts = [] }) => [at.span, ...uses, ...parts.map(({ span }) => span)])
        .sort((a, b) => a.start - b.start);
    let next = 0;
    let end = 0;
    return names.filter((name) => {
        for (; (found[next]?.start ?? name.end) < name.end; next += 1)
            end = Math.max(end, found[next]?.end ?? 0);
        return end <= name.start;
    });
}
function unexplained(text, path, names, hasConsumer) {
    if (/\.ya?ml$|(?:^|\/)Kustomization$/i.test(path))
        return [...unexplainedInYaml(text, names)]
            .filter(({ key }) => hasConsumer || /image$/i.test(key))
            .map(({ span }) => span);
    if (path.endsWith('.json'))
        return names.filter((name) => isUnexplainedInJson(text, name, hasConsumer));
    if (units.test(path))
        return names.filter((name) => isUnexplainedInUnit(text, name));
    if (scripts.test(path))
        return names.filter((name) => isUnexplainedInShell(text, name));
    if (code.test(path))
        return names.filter((name) => isUnexplainedInCode(text, name));
    return unexplainedInDockerfile(text, names);
}

;// CONCATENATED MODULE: ./lib/scan/index.js










































const scanners = [
    dockerfile,
    compose,
    kubernetes,
    workflow,
    helmValues,
    kustomize,
    gitlabCi,
    circleci,
    tekton,
    azurePipelines,
    bitbucketPipelines,
    drone,
    cloudBuild,
    buildkite,
    concourse,
    jenkinsfile,
    argo_argo,
    devcontainer,
    bake,
    bakeJson,
    terraform,
    packer,
    nomad,
    ecs,
    cloudformation,
    kamal,
    fly,
    ansible,
    skaffold,
    ko,
    quadlet,
    apko,
    bazel,
    earthfile,
    jsonnet_jsonnet,
    shell,
];
const matchers = scanners.map((scanner) => ({
    scanner,
    matches: glob_pathMatcher(scanner.paths),
}));
const templateExtension = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$/;
const scan_maxRemembered = 1000;
const remembered = new Map();
function scannersOf(path) {
    const known = remembered.get(path);
    if (known !== undefined)
        return known;
    const name = path.replace(templateExtension, '');
    const found = matchers.filter(({ matches }) => matches(name)).map(({ scanner }) => scanner);
    if (remembered.size >= scan_maxRemembered)
        remembered.clear();
    remembered.set(path, found);
    return found;
}
function isKnownFormat(path, id) {
    const name = path.replace(templateExtension, '');
    return matchers.some(({ scanner, matches }) => (id === undefined || scanner.id === id) && matches(name));
}
function isReadAlike(path, other) {
    const scannersOfOther = scannersOf(other);
    return scannersOf(path).every((scanner) => scannersOfOther.includes(scanner));
}
function companionsOf(path, siblings, checkout, mentionedAs = new Set()) {
    return readersOf(path, mentionedAs).flatMap((scanner) => scanner.companions?.(path, siblings(), checkout) ?? []);
}
function readersOf(path, mentionedAs) {
    const known = scannersOf(path);
    return mentionedAs.size === 0
        ? known
        : scanners.filter((scanner) => known.includes(scanner) || mentionedAs.has(scanner.id));
}
function scanFile(file, { mentionedAs = new Set(), companions = [], ...context } = {}) {
    const responsible = readersOf(file.path, mentionedAs);
    const scans = responsible.flatMap((scanner) => scanner.scan(file, companions, context) ?? []);
    const comment = responsible.find((scanner) => scanner.comment !== undefined)?.comment;
    const { waivers, problems } = comment === undefined || scans.length === 0
        ? { waivers: [], problems: [] }
        : inlineWaivers(file, comment);
    const found = scans.flatMap((scan) => scan.occurrences);
    const occurrences = withoutOverlaps(agreedOccurrences(found.filter(({ at }) => at.file === file.path)));
    const elsewhere = distinctByJson(found.filter(({ at }) => at.file !== file.path));
    const read = [...scans.flatMap((scan) => scan.problems), ...problems];
    const name = file.path.replace(templateExtension, '');
    const net = read.length > 0 ? undefined : unexplainedImages(file, name, occurrences, scans.length > 0);
    const invalid = read.length > 0 ? [] : invalidReferences(file, occurrences);
    return {
        occurrences: [...occurrences, ...elsewhere],
        problems: distinctByJson([...read, ...[net ?? []].flat(), ...invalid]),
        waivers,
        mentions: distinctByJson(scans.flatMap(({ mentions = [] }) => mentions)),
        builds: scans.flatMap(({ builds = [] }) => builds),
        renames: scans.flatMap(({ renames = [] }) => renames),
        isKnown: responsible.some((one) => one === shell || (one !== dockerfile && scans.length > 0)),
        passes: scans.flatMap(({ passes = [] }) => passes),
    };
}

;// CONCATENATED MODULE: ./lib/scan/file-findings.js




function findingsIn({ file, companions, ...context }) {
    const found = scanFile(file, { ...context, companions });
    const holding = new Set(found.occurrences.map(({ at }) => at.file));
    const inCompanions = companions
        .filter(({ path }) => holding.has(path))
        .map((one) => inlineWaivers(one, '#'));
    const clues = cluesOf(file, found);
    return {
        occurrences: found.occurrences,
        problems: [...found.problems, ...inCompanions.flatMap((one) => one.problems)],
        waivers: [...found.waivers, ...inCompanions.flatMap((one) => one.waivers)],
        mentions: found.mentions,
        passes: found.passes,
        ...compact({ clues }),
    };
}
function lengthOf({ file, companions, builds }) {
    const texts = new Set([file, ...companions, ...builds.flat().map((one) => one.file)]);
    return [...texts].reduce((sum, { text }) => sum + text.length, 0);
}
function taskOf({ companions, builds, ...job }) {
    const shared = [...new Set([...companions, ...builds.flat().map(({ file }) => file)])];
    const input = { ...job, companions: companions.length, builds: builds.map(sender(shared)) };
    return { input, shared };
}
function performTask({ input, shared }) {
    const { companions, builds, ...job } = input;
    const own = [...shared, job.file];
    const found = findingsIn({
        ...job,
        companions: shared.slice(0, companions),
        builds: builds.map(receiver(own)),
    });
    const send = sender(own);
    return { ...found, passes: found.passes.map((one) => ({ ...one, args: send(one.args) })) };
}
function findingsFrom({ file }, { shared }, result) {
    const found = result;
    const receive = receiver([...shared, file]);
    return { ...found, passes: found.passes.map((one) => ({ ...one, args: receive(one.args) })) };
}
function sender(files) {
    const indexes = new Map(files.map((file, index) => [file, index]));
    return (args) => args.map((one) => ({ ...one, file: indexes.get(one.file) ?? one.file }));
}
function receiver(files) {
    return (args) => args.map((one) => {
        const file = typeof one.file === 'number' ? files[one.file] : one.file;
        if (file === undefined)
            throw new Error('A thread and the scan disagree about the files of a task');
        return { ...one, file };
    });
}

;// CONCATENATED MODULE: ./lib/worker/index.js


const worker_known = new Map();
const send = (message) => external_node_worker_threads_namespaceObject.parentPort?.postMessage(message);
external_node_worker_threads_namespaceObject.parentPort?.on('message', ({ input, shared, texts, isFresh }) => {
    if (isFresh)
        worker_known.clear();
    for (const [id, file] of texts)
        worker_known.set(id, file);
    const files = shared.flatMap((id) => worker_known.get(id) ?? []);
    try {
        send({ result: performTask({ input, shared: files }) });
    }
    catch (error) {
        send({ defect: error instanceof Error ? error.message : String(error) });
    }
});
send('ready');

